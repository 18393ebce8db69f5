import Paper from '@mui/material/Paper';
import { SkeletonBar } from '@vaglio/ui';

const LINES = [92, 88, 95, 60, 90, 85, 70];
const ROWS = [1, 2, 3, 4, 5, 6];

/** Skeleton of the article and its values. */
export function DeskSkeleton() {
  return (
    <>
      <Paper sx={PANE}>
        <SkeletonBar height={14} width="40%" />
        <SkeletonBar height={24} width="80%" below={16} />
        {LINES.map((width) => (
          <SkeletonBar key={width} height={16} width={`${width}%`} />
        ))}
      </Paper>
      <Paper sx={PANE}>
        <SkeletonBar height={28} width="50%" />
        {ROWS.map((row) => (
          <SkeletonBar key={row} height={22} width="100%" />
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
