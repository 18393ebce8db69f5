import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '@vaglio/api-client';
import { DialogFrame, formatExact, LoadState } from '@vaglio/ui';
import { useReadScoringVersionQuery } from '../hooks.gen';
import { DifferenceList } from './DifferenceList';
import { SnapshotView } from './SnapshotView';
import type { VersionDialogProps } from './version-dialog-props';

/** Dialog with the changes and all settings of a scoring version. */
export function ViewDialog({ version: { number, at, author, note, changes }, onClose }: VersionDialogProps) {
  const { data, error, isFetching, refetch } = useReadScoringVersionQuery({ number });
  const failure = error ? errorText(error, 'Failed to load') : null;
  return (
    <DialogFrame
      title={`Version ${number}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ typography: 'body2', color: 'muted' }}>
        {author ?? 'Vaglio'}, {formatExact(at)}
      </Box>
      {note !== '' && <Box sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>{note}</Box>}
      <Typography component="h3" variant="h3" sx={{ mt: 4, mb: 1, color: 'text.primary' }}>
        What it changed
      </Typography>
      <DifferenceList differences={changes} emptyText="Initial version, no changes." />
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={() => void refetch()}
        isEmpty={data === undefined}
      >
        {data && <SnapshotView snapshot={data.snapshot} />}
      </LoadState>
    </DialogFrame>
  );
}
