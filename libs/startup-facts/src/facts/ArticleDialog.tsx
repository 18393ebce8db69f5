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

/** Dialog with the article that states a value. It highlights the quote and scrolls to it. */
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
        empty={<Box>The text of this article has been deleted.</Box>}
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

/**
 * Returns the index of the value with this quote as `firstChosen`. Without such a value, it returns an empty object.
 */
function placeOf(fields: readonly FieldEvidence[], quote: string | null): { firstChosen?: number } {
  const place = fields.findIndex(({ quotes }) => quotes.some(({ text }) => text === quote));
  return place === -1 ? {} : { firstChosen: place };
}
