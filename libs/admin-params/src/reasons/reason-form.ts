import type { DecisionReason } from '@vaglio/contract';
import type { FormError } from '@vaglio/ui';

export interface ReasonForm {
  readonly label: string;
  readonly needsDetails: boolean;
}

export const NEW_REASON: ReasonForm = { label: '', needsDetails: false };

export function toReasonForm({ label, needs_details }: DecisionReason): ReasonForm {
  return { label, needsDetails: needs_details };
}

/** Returns the problem of a blank reason. Duplicate names are checked by the server. */
export function checkReason({ label }: ReasonForm): FormError<'label'> | null {
  return label.trim() === '' ? { field: 'label', text: 'Reason is required.' } : null;
}
