import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { DuplicatePair } from '@vaglio/contract';
import { SkeletonBar } from '@vaglio/ui';

const ROWS = [70, 45, 60, 50, 80, 65, 55];

/** The comparison while it loads: the names are known already. */
export function ComparisonSkeleton({ pair }: { readonly pair: DuplicatePair }) {
  return (
    <Paper sx={{ border: 1, borderColor: 'border', p: 5, display: 'grid', gap: 4 }}>
      <Box sx={{ typography: 'h2' }}>Same company?</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {pair.first.company_name}, {pair.second.company_name}
      </Box>
      {ROWS.map((width) => (
        <SkeletonBar key={width} height={20} width={`${width}%`} />
      ))}
    </Paper>
  );
}
