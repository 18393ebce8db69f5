import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { formatCount, Icon } from '@vaglio/ui';
import type { Done } from './done-counts';

interface EmptyQueueProps {
  /** Counts of the user's decisions since the page was opened. */
  readonly done: Done;
  /** Number of pairs of possible duplicates; null if unknown. */
  readonly duplicates: number | null;
  readonly onDuplicates: () => void;
  readonly onReviewed: () => void;
}

/** Empty state of the article queue. It summarises the user's decisions and links to the next tasks. */
export function EmptyQueue({ done, duplicates, onDuplicates, onReviewed }: EmptyQueueProps) {
  const pairs = duplicates ?? 0;
  const figures = [
    ['Values accepted', done.accepted],
    ['Corrected', done.corrected],
    ['Discarded', done.discarded],
    ['Companies discarded', done.companies],
  ] as const;
  return (
    <Paper sx={CARD}>
      <Box sx={MARK}>
        <Icon of={Check} size={20} />
      </Box>
      <Typography component="h2" variant="cardTitle">
        Nothing waits for review
      </Typography>
      <Box sx={{ color: 'text.secondary', mt: 1 }}>
        Articles that need a person appear here as soon as they are read.
        {pairs > 0 && ` ${pairsText(pairs)}`}
      </Box>
      {pairs > 0 ? (
        <Button variant="contained" onClick={onDuplicates} sx={{ mt: 4 }}>
          Review {formatCount(pairs)} {pairs === 1 ? 'duplicate' : 'duplicates'}
        </Button>
      ) : (
        <Button onClick={onReviewed} sx={{ mt: 4 }}>
          Show what was reviewed
        </Button>
      )}
      {figures.some(([, count]) => count > 0) && (
        <Box component="dl" sx={FIGURES}>
          {figures.map(([label, count]) => (
            <Box key={label}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {label}
              </Box>
              <Box component="dd" sx={FIGURE}>
                {formatCount(count)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

function pairsText(pairs: number): string {
  return pairs === 1
    ? 'One pair of companies may be a duplicate.'
    : `${formatCount(pairs)} pairs of companies may be duplicates.`;
}

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gridColumn: '1 / -1',
  alignSelf: 'start',
  px: 5,
  py: 18,
  textAlign: 'center',
  border: 1,
  borderColor: 'border',
};
const MARK = {
  display: 'flex',
  p: '10px',
  mb: 3,
  borderRadius: '50%',
  bgcolor: 'greenSoft',
  color: 'success.main',
};
const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  m: 0,
  mt: 7,
  textAlign: 'left',
  '& > *': { px: 5 },
  '& > * + *': { borderLeft: 1, borderColor: 'border' },
};
const FIGURE = { m: 0, fontSize: '1.125rem', fontWeight: 620, fontVariantNumeric: 'tabular-nums' };
