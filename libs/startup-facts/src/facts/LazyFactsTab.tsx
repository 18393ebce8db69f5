import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary, preload } from '@vaglio/ui';
import { FactsSkeleton } from './FactsSkeleton';

const load = () => import('./FactsTab');
const Loaded = lazy(() => load().then((module) => ({ default: module.FactsTab })));

/** Preloads the code of the facts tab. If this fails, the tab shows an error when it is opened. */
export const preloadFactsTab = () => preload(load);

/** Facts tab, loaded in a separate chunk. */
export function LazyFactsTab(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={FALLBACK}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}

/** Placeholder while the tab's code loads. It keeps the blocks below in place. */
const FALLBACK = (
  <Box aria-busy sx={{ minHeight: 480 }}>
    <FactsSkeleton />
  </Box>
);
