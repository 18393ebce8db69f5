import Box from '@mui/material/Box';
import { StatRow } from '../StatRow';
import { shortage, spendingEntries, type Spending } from './spending';

interface SpendingFiguresProps {
  readonly spending: Spending;
  /** Number of pending articles. */
  readonly articles: number;
  /** Figures of the current run, displayed before today's figures. */
  readonly ofRun?: readonly (readonly [label: string, text: string])[];
}

/** Model usage of today, with its limits and a forecast. It shows a warning if the remaining budget is too small. */
export function SpendingFigures({ spending, articles, ofRun = [] }: SpendingFiguresProps) {
  const short = shortage(spending, articles);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatRow entries={[...ofRun, ...spendingEntries(spending, articles)]} />
      {short && <Box sx={{ color: 'warning.main' }}>{short}</Box>}
    </Box>
  );
}
