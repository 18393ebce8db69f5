import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { SkeletonBar, VisuallyHidden } from '@vaglio/ui';

/** Loading state of a page. It is empty at first to avoid flicker on a fast connection. */
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
      <SkeletonBar width={180} height={28} below={20} />
      <Paper aria-hidden="true" sx={{ border: 1, borderColor: 'border', p: 5, display: 'grid', gap: 3 }}>
        <SkeletonBar width="38%" height={16} />
        <SkeletonBar width="92%" height={12} />
        <SkeletonBar width="86%" height={12} />
        <SkeletonBar width="56%" height={12} />
      </Paper>
    </Box>
  );
}
