import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@vaglio/api-client';
import { DialogFrame, formatExact, LoadState } from '@vaglio/ui';
import { useReadDigestQuery } from '../endpoints.gen';

/** Dialog with the last digest as plain text. Before the first digest, it shows a preview. */
export function DigestDialog({ onClose }: { readonly onClose: () => void }) {
  const { currentData, error, isFetching, refetch } = useReadDigestQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const sentAt = currentData?.sent_at ?? null;
  return (
    <DialogFrame
      title={sentAt === null ? 'Your first digest' : 'Your last digest'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {!currentData ? (
        <LoadState
          isFetching={isFetching}
          failure={error ? errorText(error, 'Failed to load the digest') : null}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Typography sx={{ color: 'muted', mb: 3 }}>
            {sentAt === null
              ? 'No digest has been sent yet. It would now contain:'
              : `Sent ${formatExact(sentAt)}`}
          </Typography>
          {currentData.text === null ? (
            <Typography>Nothing to report: no digest would be sent.</Typography>
          ) : (
            <Box
              component="pre"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2' }}
            >
              {`${currentData.subject ?? ''}\n\n${currentData.text}`}
            </Box>
          )}
        </>
      )}
    </DialogFrame>
  );
}
