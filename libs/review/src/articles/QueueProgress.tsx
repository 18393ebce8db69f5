import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { formatCount, TABULAR } from '@vaglio/ui';
import { useWaiting } from '../use-waiting';

interface QueueProgressProps {
  /** Number of articles that the user reviewed today. */
  readonly reviewed: number;
  /** Number of pending articles in the queue, for servers that do not count them separately. */
  readonly inQueue: number;
}

/**
 * Progress bar with a text such as '12 of 40 reviewed'. It counts pending articles like the tabs, and
 * renders nothing without articles.
 */
export function QueueProgress({ reviewed, inQueue }: QueueProgressProps) {
  const { articles } = useWaiting();
  const all = reviewed + (articles ?? inQueue);
  if (all === 0) return null;
  return (
    <Box sx={PROGRESS}>
      <Box component="span" sx={{ ...TABULAR, whiteSpace: 'nowrap' }}>
        <b>{formatCount(reviewed)}</b> of {formatCount(all)} reviewed
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label="Articles reviewed today"
        value={(reviewed / all) * 100}
        sx={{ flex: { xs: 1, lg: 'none' }, width: { lg: 88 } }}
      />
    </Box>
  );
}

const PROGRESS = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  flex: { xs: 1, lg: 'none' },
  minWidth: 0,
  typography: 'body1',
  '& b': { fontWeight: 620 },
};
