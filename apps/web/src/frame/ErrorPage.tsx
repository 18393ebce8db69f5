import Box from '@mui/material/Box';
import { ErrorAlert } from '@vaglio/ui';

/** Page that replaces a page that fails to load or render. */
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
