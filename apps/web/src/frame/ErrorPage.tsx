import Box from '@mui/material/Box';
import { ErrorAlert } from '@vaglio/ui';

/** In place of a page that cannot be loaded or breaks. */
export function ErrorPage() {
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', p: 6 }}>
      <ErrorAlert
        onRetry={() => window.location.reload()}
        retryLabel="Reload"
        detail="The connection may be down, or there is a newer version."
      >
        This page could not be shown.
      </ErrorAlert>
    </Box>
  );
}
