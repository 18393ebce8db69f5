import type { Decision, Startup } from '@vaglio/contract';
import { stageOf, type Stage } from '@vaglio/startups-domain';
import { formatShortDate, zurichDay } from '@vaglio/ui';

const DAY_MS = 86_400_000;

/** Current stage of a startup, with the decision that caused it. */
export interface CurrentDecision {
  readonly stage: Stage;
  /** Decision that caused the stage. null without a decision. */
  readonly decision: Decision | null;
  /** Decision that contains the reason, because a reason may be added later. null without a reason. */
  readonly withReason: Decision | null;
  /** Text of the reason, or '' without a reason. */
  readonly reasonText: string;
}

/**
 * Returns the stage of a startup and its current decision. A decision that was restored by Undo keeps its original date
 * and reason.
 * @param decisions decisions about the startup, newest first
 */
export function currentDecisionOf(startup: Startup, decisions: readonly Decision[]): CurrentDecision {
  const stage = stageOf(startup, startup.later_until !== undefined);
  const ofStage = decisions.filter(
    ({ kind, to, undoes, undone_by }) => kind === stage && to === 1 && !undoes && !undone_by,
  );
  const at = ofStage.findIndex(({ from }) => from === 0);
  const withReason = ofStage.slice(0, at + 1).find(({ reason, details }) => reason ?? details) ?? null;
  const reasonText = [withReason?.reason, withReason?.details].filter(Boolean).join(': ');
  return { stage, decision: ofStage[at] ?? null, withReason, reasonText };
}

/**
 * Formats the date of a decision and its age in days, such as '13 Nov, 10 days' or '22 Nov, today'. Days are those of
 * Zurich.
 * @param at timestamp of the decision
 */
export function sinceText(at: string, now: Date): string {
  const days = Math.round((Date.parse(zurichDay(now)) - Date.parse(zurichDay(at))) / DAY_MS);
  const ago = days <= 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
  return `${formatShortDate(zurichDay(at), now)}, ${ago}`;
}

/**
 * Returns the score and scoring version of a decision, such as '11.0, version 12'.
 * @param score formatted score
 */
export function decidedAtText(score: string, version: number | null): string {
  return version === null ? score : `${score}, version ${version}`;
}
