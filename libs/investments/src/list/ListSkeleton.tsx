import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import { SkeletonBar } from '@vaglio/ui';

const CARDS = [0, 1, 2, 3, 4, 5];
const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** Skeleton of the list. It is memoised, so that data arriving in the meantime does not render it again. */
export const ListSkeleton = memo(function ListSkeleton({ isTable }: { readonly isTable: boolean }) {
  if (isTable) return <TableSkeleton />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {CARDS.map((card) => (
        <Paper
          key={card}
          sx={{ display: 'flex', gap: 3, p: '13px 12px', border: 1, borderColor: 'border', minHeight: 116 }}
        >
          <SkeletonBar width={28} height={20} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ pt: '2px' }}>
              <SkeletonBar width="38%" height={16} below={10} />
            </Box>
            <SkeletonBar width="56%" below={16} />
            <SkeletonBar width="90%" below={8} />
            <SkeletonBar width="72%" />
          </Box>
          <SkeletonBar width={44} height={24} />
        </Paper>
      ))}
    </Box>
  );
});

function TableSkeleton() {
  return (
    <Paper sx={{ border: 1, borderColor: 'border' }}>
      {ROWS.map((row) => (
        <Box key={row} sx={ROW}>
          <SkeletonBar width={28} height={16} />
          <SkeletonBar width="32%" height={14} />
          <SkeletonBar width="18%" height={14} />
          <SkeletonBar width="14%" height={14} />
        </Box>
      ))}
    </Paper>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  height: 48,
  px: 3,
  '& + &': { borderTop: 1, borderColor: 'border' },
};
