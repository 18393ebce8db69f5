import Box from '@mui/material/Box';
import { SkeletonBar } from '@vaglio/ui';
import { ENTRY } from './timeline-style';

/** Widths of the placeholder texts, in percent. */
const WIDTHS = [62, 78, 45, 70];

export function TimelineSkeleton() {
  return WIDTHS.map((width) => (
    <Box key={width} sx={ENTRY}>
      <SkeletonBar width={28} height={28} isRound />
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <SkeletonBar width={`${width}%`} height={14} />
        <SkeletonBar width={`${width / 2}%`} height={12} />
      </Box>
    </Box>
  ));
}
