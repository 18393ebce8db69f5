import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary } from '@vaglio/ui';
import { FactsSkeleton } from './FactsSkeleton';

const load = () => import('./FactsTab');
const Loaded = lazy(() => load().then((module) => ({ default: module.FactsTab })));

/** Loads the code of the tab ahead of its use. A failure reloads an outdated page, or is shown when the tab opens. */
export const preloadFactsTab = () => void load().catch(() => undefined);

/** The tab Facts, a chunk of its own. */
export function LazyFactsTab(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={FALLBACK}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}

/** Keeps the blocks below the tab in place while its code loads. */
const FALLBACK = (
  <Box aria-busy sx={{ minHeight: 480 }}>
    <FactsSkeleton />
  </Box>
);
