import Box from '@mui/material/Box';
import { Spinner } from '@vaglio/ui';

/** While a page's code arrives: nothing at first, so that a fast connection shows no flicker. */
export function PageLoading() {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        minHeight: 240,
        color: 'muted',
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
        animation: 'appear 0s 300ms both',
      }}
    >
      <Spinner /> Loading…
    </Box>
  );
}
