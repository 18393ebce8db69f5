import Box from '@mui/material/Box';
import { lazy, type ComponentProps } from 'react';
import { FeatureBoundary, preload } from '@vaglio/ui';
import type { DetailsTab } from '../list/list-choices';
import { FactsSkeleton } from '../facts/FactsSkeleton';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton';

const loadFacts = () => import('../facts/FactsTab');
const loadNotes = () => import('../notes/NotesTab');
const loadTimeline = () => import('../timeline/TimelineTab');

const LoadedFacts = lazy(() => loadFacts().then((module) => ({ default: module.FactsTab })));
const LoadedNotes = lazy(() => loadNotes().then((module) => ({ default: module.NotesTab })));
const LoadedTimeline = lazy(() => loadTimeline().then((module) => ({ default: module.TimelineTab })));

/** Loads the code of a tab when the pointer or the focus reaches its label. A failure is shown when the tab opens. */
export const PRELOAD_TAB: Readonly<Partial<Record<DetailsTab, () => void>>> = {
  facts: () => preload(loadFacts),
  notes: () => preload(loadNotes),
  timeline: () => preload(loadTimeline),
};

/** The tab Facts, a chunk of its own. */
export function FactsTab(props: ComponentProps<typeof LoadedFacts>) {
  return (
    <FeatureBoundary fallback={FACTS}>
      <LoadedFacts {...props} />
    </FeatureBoundary>
  );
}

/** The tab Timeline, a chunk of its own. */
export function TimelineTab(props: ComponentProps<typeof LoadedTimeline>) {
  return (
    <FeatureBoundary fallback={ENTRIES}>
      <LoadedTimeline {...props} />
    </FeatureBoundary>
  );
}

/** The tab Notes, a chunk of its own. */
export function NotesTab(props: ComponentProps<typeof LoadedNotes>) {
  return (
    <FeatureBoundary fallback={ENTRIES}>
      <LoadedNotes {...props} />
    </FeatureBoundary>
  );
}

/** Keeps the blocks below a tab in place while its code loads. */
const ROOM = { minHeight: 480 };
const FACTS = (
  <Box aria-busy sx={ROOM}>
    <FactsSkeleton />
  </Box>
);
const ENTRIES = (
  <Box aria-busy sx={{ ...ROOM, px: { xs: 4, md: 6 }, py: 5 }}>
    <TimelineSkeleton />
  </Box>
);
