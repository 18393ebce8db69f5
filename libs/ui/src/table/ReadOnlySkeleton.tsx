import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ROW_PX } from './read-only-table-style';

const ROWS = [0, 1, 2, 3];
const WIDTHS = ['62%', '40%', '54%', '46%', '70%'];

/** The shape of the rows before the first of them are there. */
export function ReadOnlySkeleton({ columns }: { readonly columns: number }) {
  return ROWS.map((row) => (
    <Box key={row} aria-hidden="true" sx={ROW} style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {Array.from({ length: columns }, (_, column) => (
        <Skeleton key={column} width={WIDTHS[(row + column) % WIDTHS.length] ?? '50%'} variant="text" />
      ))}
    </Box>
  ));
}

const ROW = {
  display: 'grid',
  gap: 6,
  alignItems: 'center',
  height: ROW_PX,
  px: 5,
  borderTop: '1px solid var(--mui-palette-border)',
};
