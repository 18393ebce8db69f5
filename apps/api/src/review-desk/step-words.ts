import { fieldLabel } from '@vaglio/startups-domain';
import type { ValueDecisionBody } from './desk-steps.schemas';
import type { RowValue } from './row-values';

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

/** What was decided, as people read it: 'Money of Kälteblick AG corrected from CHF 64’000’000.00'. */
export function wordsOf(
  company: string,
  decided: readonly { value: RowValue; decision: ValueDecisionBody['decision'] }[],
): string {
  const [first, ...others] = decided;
  if (!first) return company;
  const kinds = new Set(decided.map(({ decision }) => decision));
  if (others.length > 0)
    return `${decided.length} values of ${company} ${kinds.size === 1 ? DONE[first.decision] : 'decided'}`;
  const { field, text } = first.value;
  const label = LABELS[field] ?? fieldLabel(field);
  const shown = Array.from(text).slice(0, LONGEST_TEXT).join('');
  if (first.decision === 'correct') return `${label} of ${company} corrected from ${shown}`;
  return `${label} ${shown} of ${company} ${DONE[first.decision]}`;
}

const LONGEST_TEXT = 80;
