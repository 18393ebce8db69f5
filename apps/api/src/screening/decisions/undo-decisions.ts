import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import { decisions } from '../../platform/db/schema/decisions.table';
import { isLater } from '../../startups/records/startup-answer';
import { columnsOf, FLAG_OF_KIND } from './decision-kinds';
import type { DecidedStartup, DecisionAct } from './record-decisions';
import { setFlags } from './set-flags';
import { setLater } from './set-later';
import { holds, restoreSnooze, standingLaters } from './active-snooze';

/** A reason why a decision cannot be undone. */
type Obstacle = 'undone' | 'undoing' | 'reason only' | 'decided since' | 'no longer so' | 'startup gone';

/** A decision that somebody wants to undo. */
export type UndoableDecision = {
  id: number;
  startupId: number;
  kind: DecisionKind;
  row: DecidedStartup | null;
  /** The flag after the undoing. */
  flag: 0 | 1;
  /** The newest decision that somebody made after this one and that holds. */
  laterId: number | null;
  obstacle: Obstacle | null;
};

/** An undoable decision without an obstacle. */
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
  /** The value of the newest other decision of this kind that holds: each startup of a merge may have one. */
  other: 0 | 1 | null;
};

/**
 * Reads decisions with what prevents their undoing. Decisions of one act do not prevent each other: they have one time.
 * @param which a condition on the decision `d`
 * @param locked the startups by id
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
        and ${holds('l')} order by l.id desc limit 1) as later_id,
      (select o."to" from ${decisions} o where o.startup_id = d.startup_id and o.kind = d.kind and o.id <> d.id
        and ${holds('o')} order by o.id desc limit 1) as other
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

/** Returns whether nothing prevents the undoing of a decision. */
export function isFree(decision: UndoableDecision): decision is FreeDecision {
  return decision.obstacle === null && decision.row !== null;
}

/**
 * Undoes decisions about different startups, each by a decision that names it. A startup that ceased to be Later by an
 * undone flag is Later again.
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
  const standing = await standingLaters(
    tx,
    laters.map(({ row, id }) => ({ id: row.id, undone: id })),
    act.now,
  );
  const ended = await setLater(
    tx,
    act,
    laters.map(({ row, id }) => ({ row, later: standing.get(row.id) ?? null, undoes: id })),
  );
  await restoreSnooze(
    tx,
    free.flatMap(({ kind, row, id }) => (kind === 'later' ? [] : [{ id: row.id, endedBy: id }])),
    act.now,
  );
  return [...flags.decisions, ...ended.decisions];
}
