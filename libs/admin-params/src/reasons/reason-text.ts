import type { DecisionReason, DecisionRule } from '@vaglio/contract';
import { formatCount, type FieldTexts } from '@vaglio/ui';
import type { ReasonForm } from './reason-form';

/** A decision by the word of its badge. */
export const DECISION_NAMES: Readonly<Record<DecisionRule['kind'], string>> = {
  contacted: 'Contacted',
  contract: 'Contract',
  investment: 'Investment',
  rejected: 'Rejected',
  later: 'Later',
};

/** 'In 3 decisions, needs details'. */
export function reasonFacts({ used, needs_details }: DecisionReason): string {
  const decisions = used === 1 ? 'In 1 decision' : `In ${formatCount(used)} decisions`;
  return `${used === 0 ? 'Not chosen yet' : decisions}${needs_details ? ', needs details' : ''}`;
}

/** The fields of a reason as people read them. */
export function reasonText({ label, needs_details, retired_at }: DecisionReason): FieldTexts {
  return {
    Reason: label,
    'Needs details': needs_details ? 'Yes' : 'No',
    Retired: retired_at === null ? 'No' : 'Yes',
  };
}

/** What was typed, in the same words. */
export function typedReasonText({ label, needsDetails }: ReasonForm): FieldTexts {
  return { Reason: label.trim(), 'Needs details': needsDetails ? 'Yes' : 'No' };
}
