import type { DecisionReason, Startup } from '@vaglio/contract';
import { currentDecisionOf } from '../sidebar/current-decision';
import { useDecisionsReading } from '../sidebar/use-startup-decisions';
import { EMPTY_DRAFT } from './decision-draft';

const NOTHING = {
  isUnread: false,
  failure: null,
  isRetrying: false,
  isEarly: true,
  draft: EMPTY_DRAFT,
  formerReason: null,
};

/**
 * Returns the values of the current Later decision, with which the form for a new date starts. They are empty for a
 * startup that is not in Later, and until they are loaded.
 * @param reasons reasons that are offered
 */
export function usePresentLater(startup: Startup, reasons: readonly DecisionReason[]) {
  const { decisions, isUnread, failure, isReading, retry } = useDecisionsReading(startup.id);
  if (startup.later_until === undefined) return { ...NOTHING, retry };
  const { decision, withReason } = currentDecisionOf(startup, decisions ?? []);
  const reason = reasons.find(({ label }) => label === withReason?.reason);
  return {
    /** True if the current values are unknown. The form cannot be confirmed then. */
    isUnread,
    failure,
    isRetrying: isReading,
    retry,
    isEarly: decision?.is_early ?? true,
    draft: { reasonId: reason?.id ?? '', details: withReason?.details ?? '' },
    /** Previous reason if it is no longer offered, otherwise null. */
    formerReason: reason ? null : (withReason?.reason ?? null),
  };
}
