import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary } from '@vaglio/ui';
import { TimelineSkeleton } from './TimelineSkeleton';

const load = () => import('./TimelineTab');
const Loaded = lazy(() => load().then((module) => ({ default: module.TimelineTab })));

/** Loads the code of the tab ahead of its use. A failure reloads an outdated page, or is shown when the tab opens. */
export const preloadTimelineTab = () => void load().catch(() => undefined);

/** The tab Timeline, a chunk of its own. */
export function LazyTimelineTab(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={FALLBACK}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}

/** Keeps the blocks below the tab in place while its code loads. */
const FALLBACK = (
  <Box aria-busy sx={{ minHeight: 480, px: { xs: 4, md: 6 }, py: 5 }}>
    <TimelineSkeleton />
  </Box>
);
