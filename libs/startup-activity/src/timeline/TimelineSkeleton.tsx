import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ENTRY } from './timeline-style';

/** Widths of the texts of entries, in percent. */
const WIDTHS = [62, 78, 45, 70];

/** The shape of a timeline while it loads. */
export function TimelineSkeleton() {
  return WIDTHS.map((width) => (
    <Box key={width} sx={ENTRY}>
      <Skeleton width={28} height={28} variant="circular" />
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Skeleton width={`${width}%`} height={14} />
        <Skeleton width={`${width / 2}%`} height={12} />
      </Box>
    </Box>
  ));
}
