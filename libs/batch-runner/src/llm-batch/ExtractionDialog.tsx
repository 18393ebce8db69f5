import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import { fieldLabel } from '@vaglio/startups-domain';
import { DialogFrame, LoadState, QuoteReader, type QuotedValue } from '@vaglio/ui';
import { useReadExtractionQuery } from '../batch-runner.api';
import type { Extraction } from '../endpoints.gen';

interface ExtractionDialogProps {
  readonly id: string;
  /** Of the article. */
  readonly title: string;
  readonly onClose: () => void;
}

/** What was found in an article, each field with its quotes in the stored text. */
export function ExtractionDialog({ id, title, onClose }: ExtractionDialogProps) {
  const { data, error, isFetching, refetch } = useReadExtractionQuery({ id });
  return (
    <DialogFrame title={`Quotes: ${title}`} width="wide" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {data && !error ? (
        <QuoteReader text={data.article.text} values={valuesOf(data)} />
      ) : (
        <LoadState isFetching={isFetching} failure={error ? errorText(error, 'Failed to load') : null} onRetry={() => void refetch()} />
      )}
      {data && data.startups.length === 0 && <Box>No startup was found in this article.</Box>}
    </DialogFrame>
  );
}

function valuesOf({ startups }: Extraction): QuotedValue[] {
  return startups.flatMap(({ company_name, fields }) => fields.map(({ field, value, quotes, unconfirmed }) => ({
    label: startups.length > 1 ? `${company_name}: ${fieldLabel(field)}` : fieldLabel(field),
    value,
    places: quotes.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }])),
    ...(unconfirmed && { caution: 'Unconfirmed' }),
  })));
}
