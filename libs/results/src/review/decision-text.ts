import type { ReviewDecision } from '@vaglio/contract';

/** What becomes of a startup that waits. */
export type Verdict =
  { readonly decision: 'accept' } | { readonly decision: 'discard'; readonly reason: DiscardReason };
export type DiscardReason = NonNullable<ReviewDecision['reason']>;

/** Why a startup is discarded, with what is remembered of it. */
export const REASONS: readonly {
  readonly reason: DiscardReason;
  readonly label: string;
  readonly effect: string;
}[] = [
  { reason: 'not_a_startup', label: 'Not a startup', effect: 'The name will not be proposed again.' },
  { reason: 'not_in_article', label: 'Not in this article', effect: 'Other articles may propose it.' },
  { reason: 'left_aside', label: 'Leave this mention aside', effect: 'The name may be proposed again.' },
];

/** The label of a reason. */
export const reasonText = (reason: DiscardReason | null): string =>
  REASONS.find((each) => each.reason === reason)?.label ?? '';

/** What was decided about these companies, in a sentence. */
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

/** A decision of the list in words. */
export function decisionText({ kind, reason }: ReviewDecision): string {
  if (kind === 'accept') return 'Accepted';
  if (kind === 'allow') return 'Allowed again';
  return reason === 'left_aside' ? 'Set aside' : `Discarded: ${reasonText(reason).toLowerCase()}`;
}
