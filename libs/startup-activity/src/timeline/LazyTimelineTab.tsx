import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary, preload } from '@vaglio/ui';
import { TimelineSkeleton } from './TimelineSkeleton';

const load = () => import('./TimelineTab');
const Loaded = lazy(() => load().then((module) => ({ default: module.TimelineTab })));

/** Preloads the code of the timeline tab. If this fails, the tab shows an error when it is opened. */
export const preloadTimelineTab = () => preload(load);

/** Timeline tab, loaded in a separate chunk. */
export function LazyTimelineTab(props: ComponentProps<typeof Loaded>) {
  return (
    <FeatureBoundary fallback={FALLBACK}>
      <Loaded {...props} />
    </FeatureBoundary>
  );
}

/** Placeholder while the tab's code loads. It keeps the blocks below in place. */
const FALLBACK = (
  <Box aria-busy sx={{ minHeight: 480, px: { xs: 4, md: 6 }, py: 5 }}>
    <TimelineSkeleton />
  </Box>
);
