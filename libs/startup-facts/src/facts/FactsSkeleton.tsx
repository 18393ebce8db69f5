import Box from '@mui/material/Box';
import { SkeletonBar } from '@vaglio/ui';
import { BLOCK, ROW_GRID } from './fact-style';

/** Widths of the placeholder values in two sections. */
const BLOCKS = [
  [96, 168, 128, 64, 88, 40],
  [128, 104],
];

export function FactsSkeleton() {
  return BLOCKS.map((widths) => (
    <Box key={widths.length} sx={BLOCK}>
      <Box sx={{ ...ROW_GRID, mb: 2 }}>
        <SkeletonBar width={72} height={14} />
      </Box>
      {widths.map((width) => (
        <Box key={width} sx={{ ...ROW_GRID, minHeight: 34, alignItems: 'center' }}>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <SkeletonBar width={72} />
          </Box>
          <SkeletonBar width={width} height={12} />
          <SkeletonBar width={104} height={12} />
        </Box>
      ))}
    </Box>
  ));
}
