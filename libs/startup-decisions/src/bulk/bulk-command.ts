import type { BulkAction } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';
import { requestOfDraft, type DecisionDraft } from '../decision/decision-draft';
import { KIND_OF_FLAG, type DecisionName } from '../edit/decision';

/** Action on all selected startups. */
export type BulkCommand =
  | { readonly kind: 'decision'; readonly flag: DecisionName; readonly isSet: boolean }
  | { readonly kind: 'assign' }
  | { readonly kind: 'step' };

/** Returns true if the action rejects startups. */
export function isRejection(act: BulkCommand): boolean {
  return act.kind === 'decision' && act.flag === 'rejected' && act.isSet;
}

/** Returns '7 startups' or '1 startup'. */
export function startupsText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'startup' : 'startups'}`;
}

const FLAG_LABELS: Readonly<Record<Exclude<DecisionName, 'rejected'>, string>> = {
  contact: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  later: 'Later',
};

/** Returns the title of the dialog for a bulk action, such as 'Set Contacted for 7 startups'. */
export function bulkTitle(act: BulkCommand, count: number): string {
  const many = startupsText(count);
  if (act.kind === 'assign') return `Assign ${many}`;
  if (act.kind === 'step') return `Set the next step of ${many}`;
  const { flag, isSet } = act;
  if (flag === 'rejected') return isSet ? `Reject ${many}` : `Return ${many} to Active`;
  if (flag === 'later' && !isSet) return `End Later of ${many}`;
  return isSet ? `Set ${FLAG_LABELS[flag]} for ${many}` : `Remove ${FLAG_LABELS[flag]} from ${many}`;
}

/** Returns the button label for a bulk action, such as 'Set for 7'. */
export function bulkVerb(act: BulkCommand, count: number): string {
  const many = formatCount(count);
  if (act.kind === 'assign') return `Assign ${many}`;
  if (act.kind === 'step' || act.isSet) {
    return isRejection(act) ? `Reject ${many}` : `Set for ${many}`;
  }
  if (act.flag === 'rejected') return `Return ${many}`;
  return act.flag === 'later' ? `End for ${many}` : `Remove from ${many}`;
}

/** Returns the message after a bulk action, such as 'Contacted set for 7.' */
export function bulkDone(act: BulkCommand, count: number): string {
  const many = formatCount(count);
  if (act.kind === 'assign') return `Assignee set for ${many}.`;
  if (act.kind === 'step') return `Next step set for ${many}.`;
  const { flag, isSet } = act;
  if (flag === 'rejected') return isSet ? `${many} rejected.` : `${many} returned to Active.`;
  return isSet ? `${FLAG_LABELS[flag]} set for ${many}.` : `${FLAG_LABELS[flag]} removed from ${many}.`;
}

/** Returns the request body for a bulk decision. */
export function decisionOrder(
  { flag, isSet }: Extract<BulkCommand, { kind: 'decision' }>,
  draft: DecisionDraft,
): BulkAction {
  return { decision: { kind: KIND_OF_FLAG[flag], to: isSet ? 1 : 0, ...requestOfDraft(draft) } };
}
