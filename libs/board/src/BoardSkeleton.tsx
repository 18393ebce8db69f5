import Box from '@mui/material/Box';
import { SkeletonBar } from '@vaglio/ui';

const CARDS = [0, 1, 2, 3];

/**
 * Skeleton of the board.
 * @param count number of columns
 */
export function BoardSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap: 3 }}>
      {Array.from({ length: count }, (_, column) => (
        <Box key={column} sx={{ display: 'grid', gap: 2, p: 2, bgcolor: 'sunken', borderRadius: 1 }}>
          <Box sx={{ p: 1 }}>
            <SkeletonBar width="50%" height={20} />
          </Box>
          {CARDS.map((card) => (
            <SkeletonBar key={card} width="100%" height={92} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
