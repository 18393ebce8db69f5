import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import type { FactOrigin, FieldEvidence, StartupFacts } from '@vaglio/contract';
import { quotedValues, useReadStartupEvidenceQuery } from '@vaglio/startups-data';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { QuotedArticle } from '../quote/QuotedArticle';

interface ArticleDialogProps {
  readonly origin: FactOrigin;
  readonly facts: StartupFacts;
  readonly onClose: () => void;
}

/** The article behind a value, with the sentence that states it marked and in sight. */
export function ArticleDialog({ origin, facts, onClose }: ArticleDialogProps) {
  const { currentData, error, isFetching, refetch } = useReadStartupEvidenceQuery({ id: facts.id });
  const item = currentData?.items.find(
    ({ extraction_id }) => extraction_id === origin.article?.extraction_id,
  );
  return (
    <DialogFrame
      title={`Source of ${facts.company_name}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load the article') : null}
        onRetry={() => void refetch()}
        isEmpty={item === undefined}
        empty={<Box>The text of this article is not kept any more.</Box>}
      >
        {item && (
          <QuotedArticle
            article={item.article}
            values={quotedValues(item.fields)}
            {...placeOf(item.fields, origin.quote)}
          />
        )}
      </LoadState>
    </DialogFrame>
  );
}

/** Which of the values is stated by this quote; nothing where none is. */
function placeOf(fields: readonly FieldEvidence[], quote: string | null): { firstChosen?: number } {
  const place = fields.findIndex(({ quotes }) => quotes.some(({ text }) => text === quote));
  return place === -1 ? {} : { firstChosen: place };
}
