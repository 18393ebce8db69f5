import type { DecisionReason, DecisionRule, NewDecision } from '@vaglio/contract';

/** Reason, details and origin that a person gives with a decision. */
export interface DecisionDraft {
  /** Of the reason; '' for none. */
  readonly reasonId: string;
  readonly details: string;
  /** Of Later: until which day, and whether another score or an article ends it. */
  readonly later?: { readonly until: string; readonly isEarly: boolean };
}

export const EMPTY_DRAFT: DecisionDraft = { reasonId: '', details: '' };

/** The reasons that a decision offers, in their order: digits choose the first nine. */
export function offeredReasons(rule: DecisionRule | null): readonly DecisionReason[] {
  return rule?.reasons.filter(({ retired_at }) => retired_at === null) ?? [];
}

/**
 * Why a draft cannot be sent; null when it can.
 * @param isAddition whether it adds a reason to a decision that was made without one
 */
export function draftProblem(
  { reasonId, details }: DecisionDraft,
  rule: DecisionRule | null,
  isAddition: boolean,
): string | null {
  const hasDetails = details.trim() !== '';
  const reason = offeredReasons(rule).find(({ id }) => id === reasonId);
  if (reason?.needs_details && !hasDetails) return `“${reason.label}” needs details.`;
  const isNeeded = isAddition || rule?.is_reason_required === true;
  return isNeeded && !reason && !hasDetails ? 'Choose a reason, or write details.' : null;
}

/** Converts a draft to the fields of a request; fields without a value are left out. */
export function requestOfDraft({
  reasonId,
  details,
  later,
}: DecisionDraft): Pick<NewDecision, 'reason_id' | 'details' | 'until' | 'earlier'> {
  return {
    ...(later && { until: later.until, earlier: later.isEarly }),
    ...(reasonId !== '' && { reason_id: reasonId }),
    ...(details.trim() !== '' && { details: details.trim() }),
  };
}
