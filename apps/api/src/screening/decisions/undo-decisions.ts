import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import { decisions } from '../../platform/db/schema/decisions.table';
import { isLater } from '../../startups/records/startup-answer';
import { columnsOf, FLAG_OF_KIND } from './decision-kinds';
import type { DecidedStartup, DecisionAct } from './record-decisions';
import { setFlags } from './set-flags';
import { setLater } from './set-later';
import { isInForce, restoreSnooze, activeSnoozes } from './active-snooze';

/** Reason why a decision cannot be undone. */
type Obstacle = 'undone' | 'undoing' | 'reason only' | 'decided since' | 'no longer so' | 'startup gone';

/** Decision that a person wants to undo. */
export type UndoableDecision = {
  id: number;
  startupId: number;
  kind: DecisionKind;
  row: DecidedStartup | null;
  /** Value that the flag gets by the undo. */
  flag: 0 | 1;
  /** Id of the newest later decision that applies. */
  laterId: number | null;
  obstacle: Obstacle | null;
};

/** Decision that can be undone, because no obstacle exists. */
export type FreeDecision = UndoableDecision & { row: DecidedStartup };

type StoredDecision = {
  id: string;
  startup_id: string;
  kind: DecisionKind;
  from: 0 | 1;
  to: 0 | 1;
  until: string | null;
  is_undone: boolean;
  is_undoing: boolean;
  later_id: string | null;
  /** Value of the newest other decision of this kind that applies. After a merge, each startup may have one. */
  other: 0 | 1 | null;
};

/**
 * Reads decisions with the obstacles to undoing them. Decisions of one action have the same time and do not block each
 * other.
 * @param which condition on the decision `d`
 * @param locked locked startups, keyed by id
 */
export async function readUndoable(
  tx: Tx,
  which: SQL,
  locked: ReadonlyMap<number, DecidedStartup>,
  now: number,
): Promise<UndoableDecision[]> {
  const { rows } = await tx.execute<Record<string, unknown> & StoredDecision>(sql`
    select d.id, d.startup_id, d.kind, d."from", d."to", d.until, d.undoes is not null as is_undoing,
      exists (select from ${decisions} u where u.undoes = d.id and u.startup_id = d.startup_id) as is_undone,
      (select l.id from ${decisions} l where l.startup_id = d.startup_id and l.id > d.id and l.made_at > d.made_at
        and ${isInForce('l')} order by l.id desc limit 1) as later_id,
      (select o."to" from ${decisions} o where o.startup_id = d.startup_id and o.kind = d.kind and o.id <> d.id
        and ${isInForce('o')} order by o.id desc limit 1) as other
    from ${decisions} d where ${which} order by d.id`);
  return rows.map((stored) => {
    const startupId = Number(stored.startup_id);
    const row = locked.get(startupId) ?? null;
    return {
      id: Number(stored.id),
      startupId,
      kind: stored.kind,
      row,
      flag: stored.other === stored.to ? stored.to : stored.from,
      laterId: stored.later_id === null ? null : Number(stored.later_id),
      obstacle: obstacleOf(stored, row, now),
    };
  });
}

function obstacleOf(stored: StoredDecision, row: DecidedStartup | null, now: number): Obstacle | null {
  if (stored.is_undone) return 'undone';
  if (stored.is_undoing) return 'undoing';
  if (stored.from === stored.to) return 'reason only';
  if (stored.later_id !== null) return 'decided since';
  if (row === null) return 'startup gone';
  return isStillSo(stored, row, now) ? null : 'no longer so';
}

function isStillSo({ kind, to, until }: StoredDecision, row: DecidedStartup, now: number): boolean {
  if (kind !== 'later') return row[FLAG_OF_KIND[kind]] === to;
  const isNow = isLater(row.later_until, now);
  return to === 1 ? isNow && until !== null && isSameTime(row.later_until, until) : !isNow;
}

function isSameTime(one: string | null, other: string): boolean {
  return one !== null && Date.parse(one) === Date.parse(other);
}

/** Returns whether a decision can be undone. */
export function isFree(decision: UndoableDecision): decision is FreeDecision {
  return decision.obstacle === null && decision.row !== null;
}

/**
 * Undoes decisions about different startups, each by a new decision that refers to it. Restores Later where an undone
 * flag had ended it.
 * @returns ids of the new decisions
 */
export async function undoDecisions(
  tx: Tx,
  act: DecisionAct,
  free: readonly FreeDecision[],
): Promise<number[]> {
  const flags = await setFlags(
    tx,
    act,
    free.flatMap(({ kind, row, flag, id }) =>
      kind === 'later' ? [] : [{ row, columns: columnsOf(kind, flag), undoes: id }],
    ),
  );
  const laters = free.filter(({ kind }) => kind === 'later');
  const active = await activeSnoozes(
    tx,
    laters.map(({ row, id }) => ({ id: row.id, undone: id })),
    act.now,
  );
  const ended = await setLater(
    tx,
    act,
    laters.map(({ row, id }) => ({ row, later: active.get(row.id) ?? null, undoes: id })),
  );
  await restoreSnooze(
    tx,
    free.flatMap(({ kind, row, id }) => (kind === 'later' ? [] : [{ id: row.id, endedBy: id }])),
    act.now,
  );
  return [...flags.decisions, ...ended.decisions];
}
