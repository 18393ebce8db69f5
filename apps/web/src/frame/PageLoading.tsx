import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { VisuallyHidden } from '@vaglio/ui';

/** While a page's code arrives, its shape: nothing at first, so that a fast connection shows no flicker. */
export function PageLoading() {
  return (
    <Box
      sx={{
        maxWidth: 1448,
        mx: 'auto',
        px: { xs: 4, md: 6 },
        py: 7,
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
        animation: 'appear 0s 300ms both',
      }}
    >
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Box sx={{ ...BAR, width: 180, height: 28, mb: 5 }} />
      <Paper aria-hidden="true" sx={{ border: 1, borderColor: 'border', p: 5, display: 'grid', gap: 3 }}>
        <Box sx={{ ...BAR, width: '38%', height: 16 }} />
        <Box sx={{ ...BAR, width: '92%', height: 12 }} />
        <Box sx={{ ...BAR, width: '86%', height: 12 }} />
        <Box sx={{ ...BAR, width: '56%', height: 12 }} />
      </Paper>
    </Box>
  );
}

/** Every page brings this shape: MUI's Skeleton would weigh more than the rest of it. */
const BAR = { borderRadius: '6px', bgcolor: 'skeleton' };
