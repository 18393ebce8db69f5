import Box from '@mui/material/Box';
import { StatRow } from '../StatRow';
import { shortage, spendingEntries, type Spending } from './spending';

interface SpendingFiguresProps {
  readonly spending: Spending;
  /** That are still to be read. */
  readonly articles: number;
  /** Of the run under way, before the figures of the day. */
  readonly ofRun?: readonly (readonly [label: string, text: string])[];
}

/** What the model has used today and will use, with its limits; a warning where the rest of the day is not enough. */
export function SpendingFigures({ spending, articles, ofRun = [] }: SpendingFiguresProps) {
  const short = shortage(spending, articles);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatRow entries={[...ofRun, ...spendingEntries(spending, articles)]} />
      {short && <Box sx={{ color: 'warning.main' }}>{short}</Box>}
    </Box>
  );
}
