import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { useCompareScoringVersionsQuery } from '../hooks.gen';
import type { VersionDialogProps } from './version-dialog-props';
import { DifferenceList } from './DifferenceList';

/** Dialog with the differences between a scoring version and the current settings. */
export function CompareDialog({ version: { number }, onClose }: VersionDialogProps) {
  const { data, error, isFetching, refetch } = useCompareScoringVersionsQuery({ number });
  const failure = error ? errorText(error, 'Failed to load') : null;
  return (
    <DialogFrame
      title={`Since version ${number}`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <LoadState
        isFetching={isFetching}
        failure={failure}
        onRetry={() => void refetch()}
        isEmpty={data === undefined}
      >
        {data && (
          <DifferenceList differences={data.differences} emptyText="No differences from the current rules." />
        )}
      </LoadState>
    </DialogFrame>
  );
}
