import { isoTimestamp } from '../../platform/time/timestamps';
import type { CompanyReview } from '../../startups/facts/pending-decisions/company-reviews';
import type { ReviewValueBody } from './review-queue.schemas';
import { needsPresent, type PresentOf } from './present-values';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';
import { shownText } from '../steps/describe-step';

export type ValueContext = {
  /** Names of people, keyed by id. */
  names: ReadonlyMap<string, string>;
  present: PresentOf;
  discardedBefore: (value: RowValue) => string | null;
  /** Returns the score of a startup that has the awards with these keys. */
  scoreOf: (keys: readonly string[]) => number;
  /** Award keys of the startup, or of the raw row if it has no startup. */
  awards: readonly string[];
};

/** Builds the response for a value of a company. */
export function toValueBody(value: CompanyReview['values'][number], context: ValueContext): ReviewValueBody {
  const { key, field, text, currency, sum, state, isOpen, confidence, quotes, decided, suggestionId } = value;
  const shown = (stored: string) => shownText(field, stored);
  const present = needsPresent(value) ? context.present(value) : null;
  return {
    key,
    field,
    text: shown(text),
    value: value.value,
    currency,
    kind: sum?.kind ?? null,
    stage: sum?.stage ?? null,
    state,
    is_open: isOpen,
    confidence,
    quotes,
    present: present && { ...present, text: shown(present.text) },
    suggestion_id: suggestionId === null ? null : String(suggestionId),
    decided_by: (value.decidedBy ? context.names.get(value.decidedBy) : undefined) ?? null,
    decided_at: isoTimestamp(value.decidedAt),
    decided: decided === null ? null : shown(decided),
    discarded_before_by: context.discardedBefore(value),
    ...scoresOf(value, context),
  };
}

function scoresOf({ fact }: RowValue, { scoreOf, awards }: ValueContext) {
  if (fact.list !== 'awards') return { score_before: null, score_after: null };
  const others = awards.filter((key) => key !== fact.key);
  return { score_before: scoreOf(others), score_after: scoreOf([...others, fact.key]) };
}
