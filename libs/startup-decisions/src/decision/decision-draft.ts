import type { DecisionReason, DecisionRule, NewDecision } from '@vaglio/contract';

/** Reason and details that a user adds to a decision. */
export interface DecisionDraft {
  /** Id of the reason, or '' without a reason. */
  readonly reasonId: string;
  readonly details: string;
  /** Only for Later: its last day, and whether a new score or article ends it earlier. */
  readonly later?: { readonly until: string; readonly isEarly: boolean };
}

export const EMPTY_DRAFT: DecisionDraft = { reasonId: '', details: '' };

/** Returns the reasons that are offered for a decision, in order. Digits select the first nine reasons. */
export function offeredReasons(rule: DecisionRule | null): readonly DecisionReason[] {
  return rule?.reasons.filter(({ retired_at }) => retired_at === null) ?? [];
}

/**
 * Returns the reason why a draft cannot be sent, or null if it can be sent.
 * @param isAddition true if the draft adds a reason to an existing decision
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

/** Converts a draft to request fields. Empty fields are omitted. */
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
