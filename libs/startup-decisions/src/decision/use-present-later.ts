import type { DecisionReason, Startup } from '@vaglio/contract';
import { standingOf } from '../sidebar/standing-decision';
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
 * What holds of a startup that is Later, with which another date starts; of any other nothing, and earlier.
 * @param reasons that are offered
 */
export function usePresentLater(startup: Startup, reasons: readonly DecisionReason[]) {
  const { decisions, isUnread, failure, isReading, retry } = useDecisionsReading(startup.id);
  if (startup.later_until === undefined) return { ...NOTHING, retry };
  const { decision, said } = standingOf(startup, decisions ?? []);
  const reason = reasons.find(({ label }) => label === said?.reason);
  return {
    /** What holds is not known: nothing can be confirmed. */
    isUnread,
    failure,
    isRetrying: isReading,
    retry,
    isEarly: decision?.is_early ?? true,
    draft: { reasonId: reason?.id ?? '', details: said?.details ?? '' },
    /** What was said then, where it is offered no more; null otherwise. */
    formerReason: reason ? null : (said?.reason ?? null),
  };
}
