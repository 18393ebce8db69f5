import type { ReviewDecision } from '@vaglio/contract';

/** Decision about a startup that waits for a review. */
export type Verdict =
  { readonly decision: 'accept' } | { readonly decision: 'discard'; readonly reason: DiscardReason };
export type DiscardReason = NonNullable<ReviewDecision['reason']>;

/** Reasons for discarding a startup, with the consequence of each reason. */
export const REASONS: readonly {
  readonly reason: DiscardReason;
  readonly label: string;
  readonly effect: string;
}[] = [
  { reason: 'not_a_startup', label: 'Not a startup', effect: 'The name will not be proposed again.' },
  { reason: 'not_in_article', label: 'Not in this article', effect: 'Other articles may propose it.' },
  { reason: 'left_aside', label: 'Leave this mention aside', effect: 'The name may be proposed again.' },
];

/** Returns the label of a discard reason; '' for null. */
export const reasonText = (reason: DiscardReason | null): string =>
  REASONS.find((each) => each.reason === reason)?.label ?? '';

/** Returns the sentence that confirms a decision about startups. */
export function doneText(names: readonly string[], verdict: Verdict): string {
  const [first = ''] = names;
  const isOne = names.length === 1;
  const who = isOne ? first : `${names.length} startups`;
  if (verdict.decision === 'accept') return `${who} accepted. Curate new takes ${isOne ? 'it' : 'them'} up.`;
  if (verdict.reason === 'not_a_startup')
    return `${who} discarded. The ${isOne ? 'name' : 'names'} will not be proposed again.`;
  if (verdict.reason === 'left_aside') return `${who} set aside.`;
  return `${who} discarded for ${isOne ? 'this article' : 'their articles'}.`;
}

/** Returns the label of a decision for the list of decisions. */
export function decisionText({ kind, reason }: ReviewDecision): string {
  if (kind === 'accept') return 'Accepted';
  if (kind === 'allow') return 'Allowed again';
  return reason === 'left_aside' ? 'Set aside' : `Discarded: ${reasonText(reason).toLowerCase()}`;
}
