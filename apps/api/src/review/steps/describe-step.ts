import { cantonCode, CANTONS, fieldLabel, sectorCode, sectorLabel } from '@vaglio/startups-domain';
import type { ValueDecisionBody } from './step.schemas';
import type { ReviewedField } from '../../startups/facts/pending-decisions/stated-values.schemas';
import type { RowValue } from '../../startups/facts/pending-decisions/row-values';

const LABELS: Readonly<Record<string, string>> = {
  founding_year: 'Founded',
  founders: 'Founder',
  financings: 'Money',
  raised_money: 'Money',
  investors: 'Investor',
  awards: 'Award',
  cons: 'Risks',
};
const DONE: Readonly<Record<ValueDecisionBody['decision'], string>> = {
  accept: 'accepted',
  correct: 'corrected',
  discard: 'discarded',
  take: 'taken',
  keep: 'kept against the article',
};

/** Describes decisions of a step for people, such as 'Canton Bern of Kelpworks discarded'. */
export function describeStep(
  company: string,
  decided: readonly { value: RowValue; decision: ValueDecisionBody['decision'] }[],
): string {
  const [first, ...others] = decided;
  if (!first) return company;
  const kinds = new Set(decided.map(({ decision }) => decision));
  if (others.length > 0)
    return `${decided.length} values of ${company} ${kinds.size === 1 ? DONE[first.decision] : 'decided'}`;
  const { field } = first.value;
  const label = LABELS[field] ?? fieldLabel(field);
  const shown = cut(shownText(field, first.value.text));
  if (first.decision === 'correct') return `${label} of ${company} corrected from ${shown}`;
  return `${label} ${shown} of ${company} ${DONE[first.decision]}`;
}

/**
 * Describes each decision for the audit trail, with the person's complete note and the start of the article's value,
 * such as 'Canton ZG corrected to ZH: They moved'.
 */
export function describeValueDecisions(
  decided: readonly { value: Pick<RowValue, 'field' | 'text'>; order: Omit<ValueDecisionBody, 'key'> }[],
): string[] {
  return decided.map(({ value: { field, text }, order }) => {
    const { decision, value, currency, kind, note } = order;
    const corrected = [kind, currency, value].filter((part) => part !== undefined).join(' ');
    const to = decision === 'correct' ? ` to ${corrected}` : '';
    const why = note?.trim() ? `: ${note.trim()}` : '';
    return `${LABELS[field] ?? fieldLabel(field)} ${cut(text)} ${DONE[decision]}${to}${why}`;
  });
}

const LONGEST_TEXT = 80;

const cut = (text: string): string => Array.from(text).slice(0, LONGEST_TEXT).join('');

/** Returns a stored text for display. Codes are replaced by names. */
export function shownText(field: ReviewedField, text: string): string {
  if (field === 'canton') return CANTONS.find(({ code }) => code === cantonCode(text))?.name ?? text;
  const code = field === 'sector' ? sectorCode(text) : null;
  return code === null ? text : sectorLabel(code);
}
