import type { Tx } from '../../platform/db/open-database';
import { isLater } from '../../startups/records/startup-answer';
import { zurichDay } from '../../platform/time/zurich-days';
import {
  isAlwaysRecorded,
  ranksBefore,
  recordDecisions,
  type DecidedStartup,
  type DecisionAct,
  type Later,
  type Written,
} from './record-decisions';
import { storeLater } from './active-snooze';

/** Order to set or end Later for a locked startup. */
export type LaterOrder = {
  row: DecidedStartup;
  /** New state; null ends Later. Score and articles are watched from `since`, or from now on without it. */
  later: (Later & { since?: string }) | null;
  /** Id of the decision that this order undoes. */
  undoes: number | null;
};

/**
 * Sets or ends Later for one or many startups, with a decision and an audit event per startup. No fact or flag changes,
 * so the startups are not marked as 'Recently updated'. An unchanged startup is skipped, unless the action gives a
 * reason.
 */
export async function setLater(tx: Tx, act: DecisionAct, orders: readonly LaterOrder[]): Promise<Written> {
  const changed = orders.flatMap(({ row, later, undoes }) => {
    const isSame = isAlreadyLater(row, later, act.now);
    if (isSame && !isAlwaysRecorded(act.note, undoes)) return [];
    return [{ id: row.id, row, later, undoes, isSame }];
  });
  if (changed.length === 0) return { startups: 0, decisions: [] };
  const ranks = await ranksBefore(tx, changed);
  await storeLater(tx, changed, { isCounted: true });
  const decisions = await recordDecisions(
    tx,
    act,
    changed.map(({ id, row, later, undoes, isSame }) => {
      const to = later ? 1 : 0;
      return {
        id,
        changes: [{ kind: 'later', from: isSame ? to : 1 - to, to }],
        undoes,
        rank: ranks.get(id) ?? null,
        later,
        before: { later_until: isLater(row.later_until, act.now) ? dayOf(row.later_until) : null },
        after: { later_until: later && zurichDay(later.until) },
      };
    }),
  );
  return { startups: changed.length, decisions };
}

/** Returns whether an order would not change Later, including the condition that ends it early. */
function isAlreadyLater(row: DecidedStartup, later: Later | null, now: number): boolean {
  if (!isLater(row.later_until, now)) return later === null;
  if (later?.until !== Date.parse(row.later_until)) return false;
  return (row.later_watched_since !== null) === later.wakesOnChange;
}

function dayOf(until: string): string {
  return zurichDay(Date.parse(until));
}
