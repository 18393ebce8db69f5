import { isoTimestamp } from '../../platform/time/timestamps';
import type { CompanyReview } from '../../startups/facts/pending-decisions/desk-rows';
import type { ReviewValueBody } from './desk.schemas';
import { needsPresent, type PresentOf } from './present-values';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';
import type { ValueProofBody } from '../../startups/facts/pending-decisions/stated-values.schemas';
import { shownText } from '../steps/step-words';

export type ValueContext = {
  /** Of people, by id. */
  names: ReadonlyMap<string, string>;
  present: PresentOf;
  proofOf: (value: RowValue) => ValueProofBody | undefined;
  discardedBefore: (value: RowValue) => string | null;
  /** The score of a startup with these awards, by their folded names. */
  scoreOf: (keys: readonly string[]) => number;
  /** Those of the startup, or of the row where it is part of none. */
  awards: readonly string[];
};

/** A value as it is answered. */
export function toValueBody(value: CompanyReview['values'][number], context: ValueContext): ReviewValueBody {
  const { key, field, text, currency, sum, state, isOpen, confidence, quotes, decided, suggestionId } = value;
  const shown = (stored: string) => shownText(field, stored);
  const present = needsPresent(value) ? context.present(value) : null;
  const proof = context.proofOf(value);
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
    ...(proof && { proof }),
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
