import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const LINES = [92, 88, 95, 60, 90, 85, 70];
const ROWS = [1, 2, 3, 4, 5, 6];

/** Both columns while the article loads. */
export function DeskSkeleton() {
  return (
    <>
      <Paper sx={PANE}>
        <Skeleton variant="rounded" height={14} width="40%" />
        <Skeleton variant="rounded" height={24} width="80%" sx={{ mb: 4 }} />
        {LINES.map((width) => (
          <Skeleton key={width} variant="rounded" height={16} width={`${width}%`} />
        ))}
      </Paper>
      <Paper sx={PANE}>
        <Skeleton variant="rounded" height={28} width="50%" />
        {ROWS.map((row) => (
          <Skeleton key={row} variant="rounded" height={22} width="100%" />
        ))}
      </Paper>
    </>
  );
}

const PANE = {
  display: 'grid',
  alignContent: 'start',
  gap: 3,
  p: 6,
  border: { xs: 0, lg: '1px solid var(--mui-palette-border)' },
};
