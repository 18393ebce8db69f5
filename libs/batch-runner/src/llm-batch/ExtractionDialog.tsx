import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import type { Extraction } from '@vaglio/contract';
import { quotedValues, type FieldQuotes } from '@vaglio/startups-data';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { QuotedArticle } from '@vaglio/startup-facts';
import { useReadExtractionQuery } from '../hooks.gen';

interface ExtractionDialogProps {
  readonly id: string;
  /** Title of the article. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog with an article's extracted fields, each with its quotes from the stored text. */
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
