import Button from '@mui/material/Button';
import { errorText, isUnknownCall } from '@vaglio/api-client';
import { quotedValues, useReadRawEvidenceQuery } from '@vaglio/startups-data';
import { safeHref } from '@vaglio/startups-domain';
import { DialogFrame, formatDate, LoadState, QuotedArticle } from '@vaglio/ui';

interface RawEvidenceDialogProps {
  readonly row: { readonly id: string; readonly company_name: string };
  readonly onClose: () => void;
}

/** Where a raw row's fields come from: each with its quote in the stored text of the article. */
export function RawEvidenceDialog({ row, onClose }: RawEvidenceDialogProps) {
  const { data, error, isFetching, refetch } = useReadRawEvidenceQuery({ id: row.id });
  const [found] = data?.items ?? [];
  const failure = isUnknownCall(error) ? null : error ? errorText(error, 'Failed to load') : null;
  return (
    <DialogFrame title={`Sources of ${row.company_name}`} width="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {found && !error ? (
        <QuotedArticle
          title={found.article.title} href={safeHref(found.article.url)} text={found.article.text} values={quotedValues(found.fields)}
          note={[found.article.source, found.article.published_at && formatDate(found.article.published_at)].filter(Boolean).join(' · ')}
        />
      ) : (
        <LoadState isFetching={isFetching} failure={failure} onRetry={() => void refetch()} isEmpty empty={<span>No source is kept for this row.</span>} />
      )}
    </DialogFrame>
  );
}
