import Button from '@mui/material/Button';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { quotedValues, useReadRawEvidenceQuery } from '@vaglio/startups-data';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { QuotedArticle } from '@vaglio/startup-facts';

interface RawEvidenceDialogProps {
  readonly row: { readonly id: string; readonly company_name: string };
  readonly onClose: () => void;
}

/** Dialog with the sources of a raw row. Each field is shown with its quote from the stored article. */
export function RawEvidenceDialog({ row, onClose }: RawEvidenceDialogProps) {
  const { data, error, isFetching, refetch } = useReadRawEvidenceQuery({ id: row.id });
  const [found] = data?.items ?? [];
  const isSupported = useIsSupported('readRawEvidence', { id: row.id }) !== false;
  const failure = error && isSupported ? errorText(error, 'Failed to load') : null;
  return (
    <DialogFrame
      title={`Sources of ${row.company_name}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {found && !error ? (
        <QuotedArticle article={found.article} values={quotedValues(found.fields)} />
      ) : (
        <LoadState
          isFetching={isFetching}
          failure={failure}
          onRetry={() => void refetch()}
          isEmpty
          empty={<span>No source is kept for this row.</span>}
        />
      )}
    </DialogFrame>
  );
}
