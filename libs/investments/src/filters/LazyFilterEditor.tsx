import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary, preload } from '@vaglio/ui';

const load = () => import('./FilterEditor');
const Loaded = lazy(() => load().then((module) => ({ default: module.FilterEditor })));

/** Preloads the chunk of the filter editors. A load error is shown only when the user opens an editor. */
export const preloadFilterEditor = () => preload(load);

/** Lazy filter editor. A single chunk contains the editors of all filters. */
export function LazyFilterEditor(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={FALLBACK}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}

const FALLBACK = <Box aria-busy sx={{ minHeight: 208 }} />;
