import type { DecisionReason, DecisionRule } from '@vaglio/contract';
import { formatCount, type FieldTexts } from '@vaglio/ui';
import type { ReasonForm } from './reason-form';

/** Names of the decisions, as shown on badges. */
export const DECISION_NAMES: Readonly<Record<DecisionRule['kind'], string>> = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  rejected: 'Rejected',
  later: 'Later',
};

/** Returns how often a reason is used and whether it needs details, such as 'In 3 decisions, needs details'. */
export function reasonFacts({ used, needs_details }: DecisionReason): string {
  const decisions = used === 1 ? 'In 1 decision' : `In ${formatCount(used)} decisions`;
  return `${used === 0 ? 'Not chosen yet' : decisions}${needs_details ? ', needs details' : ''}`;
}

/** Returns the fields of a decision reason as text. */
export function reasonText({ label, needs_details, retired_at }: DecisionReason): FieldTexts {
  return {
    Reason: label,
    'Needs details': needs_details ? 'Yes' : 'No',
    Retired: retired_at === null ? 'No' : 'Yes',
  };
}

/** Returns the values of a reason form as text, with the labels of `reasonText`. */
export function typedReasonText({ label, needsDetails }: ReasonForm): FieldTexts {
  return { Reason: label.trim(), 'Needs details': needsDetails ? 'Yes' : 'No' };
}
