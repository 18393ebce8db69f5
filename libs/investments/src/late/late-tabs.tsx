import Box from '@mui/material/Box';
import { lateCode, latePart } from '@vaglio/ui';
import { FactsSkeleton } from '../facts/FactsSkeleton';
import { TimelineSkeleton } from '../timeline/TimelineSkeleton';

/** What the details show beside the details. */
export const tabs = lateCode(() => import('./tabs'));

const entries = (
  <Box sx={{ px: { xs: 4, md: 6 }, py: 5 }}>
    <TimelineSkeleton />
  </Box>
);

export const FactsTab = latePart(tabs, (code) => code.FactsTab, <FactsSkeleton />);
export const NotesTab = latePart(tabs, (code) => code.NotesTab, entries);
export const TimelineTab = latePart(tabs, (code) => code.TimelineTab, entries);
