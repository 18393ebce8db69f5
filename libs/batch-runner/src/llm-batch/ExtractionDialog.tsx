import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import type { Extraction } from '@vaglio/contract';
import { quotedValues, type FieldQuotes } from '@vaglio/startups-data';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { QuotedArticle } from '@vaglio/startup-facts';
import { useReadExtractionQuery } from '../batch-runner.api';

interface ExtractionDialogProps {
  readonly id: string;
  /** Of the article. */
  readonly title: string;
  readonly onClose: () => void;
}

/** An article with its source, date and link, and what was found in it, each field with its quotes in the stored text. */
export function ExtractionDialog({ id, title, onClose }: ExtractionDialogProps) {
  const { data, error, isFetching, refetch } = useReadExtractionQuery({ id });
  return (
    <DialogFrame
      title={`Quotes: ${title}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {data && !error ? (
        <QuotedArticle article={data.article} values={valuesOf(data)} />
      ) : (
        <LoadState
          isFetching={isFetching}
          failure={error ? errorText(error, 'Failed to load') : null}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.startups.length === 0 && <Box>No startup was found in this article.</Box>}
    </DialogFrame>
  );
}

function valuesOf({ startups }: Extraction): FieldQuotes[] {
  return startups.flatMap(({ company_name, fields }) =>
    quotedValues(fields, startups.length > 1 ? company_name : ''),
  );
}
