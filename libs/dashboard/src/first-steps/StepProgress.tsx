import Box from '@mui/material/Box';

interface StepProgressProps {
  readonly done: number;
  readonly total: number;
}

/** Number of completed setup steps, as a text and a bar. */
export function StepProgress({ done, total }: StepProgressProps) {
  return (
    <Box sx={{ width: 220, typography: 'caption', color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: '6px' }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {done} of {total} done
        </Box>
        <span>{total - done} to go</span>
      </Box>
      <Box aria-hidden="true" sx={{ height: 6, borderRadius: '3px', bgcolor: 'track', overflow: 'hidden' }}>
        <Box
          sx={{ height: 1, width: `${(100 * done) / total}%`, bgcolor: 'primary.main', borderRadius: '3px' }}
        />
      </Box>
    </Box>
  );
}
