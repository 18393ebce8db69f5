import Box from '@mui/material/Box';
import { ErrorAlert } from '@vaglio/ui';
import { SummaryCard } from './SummaryCard';
import { useSummary } from './use-summary';

/**
 * The three figures of the summary. They are stacked on small screens and side by side from 768 px on. Source: spec §2,
 * dashboard.
 */
export function SummaryBlock() {
  const { figures, isFetching, failure, retry } = useSummary();
  if (failure !== null)
    return (
      <ErrorAlert onRetry={() => void retry()} isRetrying={isFetching}>
        {failure}
      </ErrorAlert>
    );
  return (
    <Box
      component="section"
      aria-label="Summary"
      aria-busy={isFetching}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {figures.map((figure) => (
        <SummaryCard key={figure.to} {...figure} />
      ))}
    </Box>
  );
}
