import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A heading and three lines of text, in grey. */
const LINES = [
  { width: '38%', height: 16 },
  { width: '92%', height: 12 },
  { width: '86%', height: 12 },
  { width: '56%', height: 12 },
] as const;

/** The shape of a text or a form whose content is not there yet. */
export function LinesSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 1, maxWidth: '72ch' }}>
      {LINES.map((line) => (
        <Skeleton key={line.width} {...line} />
      ))}
    </Box>
  );
}
