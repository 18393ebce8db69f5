import type { Decision, Startup } from '@vaglio/contract';
import { stageOf, type Stage } from '@vaglio/startups-domain';
import { formatShortDate, zurichDay } from '@vaglio/ui';

const DAY_MS = 86_400_000;

/** What put a startup where it is. */
export interface Standing {
  readonly stage: Stage;
  /** Null where the flag was set before decisions were kept, or nothing is decided. */
  readonly decision: Decision | null;
  /** The decision that says why, also where it was said later; null where nobody said it. */
  readonly said: Decision | null;
  /** Why, in words; '' where nobody said it. */
  readonly why: string;
}

/** The stage of a startup, and the decision that still holds for it. @param decisions the newest first */
export function standingOf(startup: Startup, decisions: readonly Decision[]): Standing {
  const stage = stageOf(startup, startup.later_until !== undefined);
  const ofStage = decisions.filter(({ kind, to, undone_by }) => kind === stage && to === 1 && !undone_by);
  const at = ofStage.findIndex(({ from }) => from === 0);
  const said = ofStage.slice(0, at + 1).find(({ reason, details }) => reason ?? details) ?? null;
  const why = [said?.reason, said?.details].filter(Boolean).join(': ');
  return { stage, decision: ofStage[at] ?? null, said, why };
}

/** '13 Nov, 10 days', by the days of Zurich; '22 Nov, today'. @param at timestamp of the decision */
export function sinceText(at: string, now: Date): string {
  const days = Math.round((Date.parse(zurichDay(now)) - Date.parse(zurichDay(at))) / DAY_MS);
  const ago = days <= 0 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'}`;
  return `${formatShortDate(zurichDay(at), now)}, ${ago}`;
}

/** '11.0, version 12', the score and the rules at the moment of a decision. @param score as it is shown */
export function decidedAtText(score: string, version: number | null): string {
  return version === null ? score : `${score}, version ${version}`;
}
