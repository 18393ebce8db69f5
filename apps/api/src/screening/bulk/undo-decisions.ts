import { sql } from 'drizzle-orm';
import { FLAG_OF_KIND } from '../decisions/decision-kinds';
import type { DecisionKind } from '../../platform/db/schema/decision-kinds';
import { columnsOf } from '../decisions/decide';
import { isStillLater } from '../decisions/decide-later';
import { decisions } from '../../platform/db/schema/decisions.table';
import { HOLDS, standingLaters } from '../decisions/standing-later';
import type { Tx } from '../../platform/db/open-database';
import { isLater } from '../../startups/records/startup-answer';
import { zurichDay } from '../../platform/time/zurich-days';
import type { LockedStartup } from './lock-startups';
import { writeFlags, type Act } from './write-flags';
import { setLaters, writeLater } from './write-later';

type Made = {
  id: number;
  startup_id: number;
  kind: DecisionKind;
  from: 0 | 1;
  to: 0 | 1;
  until: string | null;
};
/** A decision that can be taken back, with the flag that the startup then has. */
type Free = { decision: Made; row: LockedStartup; flag: 0 | 1 };

const NOTE = { reason: null, details: null, origin: 'bulk' } as const;

/**
 * The decisions of an act that hold. `blocked` are startups that somebody decided about since, that are gone, or that two
 * of the act became by a merge: each of these can only be taken back alone.
 */
export async function decisionsToUndo(
  tx: Tx,
  { bulkId, now }: Act,
  locked: ReadonlyMap<number, LockedStartup>,
): Promise<{ free: Free[]; blocked: number[] }> {
  // As laterDecision and otherDecision say of one.
  const { rows } = await tx.execute<Record<string, unknown> & Stored>(sql`
    select d.id, d.startup_id, d.kind, d."from", d."to", d.until,
      exists (select from ${decisions} l where l.startup_id = d.startup_id and l.id > d.id and l.made_at > d.made_at
        and l."from" <> l."to" and l.undoes is null and not exists (
          select from ${decisions} u where u.undoes = l.id and u.startup_id = l.startup_id)) as has_later,
      (select o."to" from ${decisions} o where o.startup_id = d.startup_id and o.kind = d.kind and o.id <> d.id
        and o."from" <> o."to" and o.undoes is null and not exists (
          select from ${decisions} u where u.undoes = o.id and u.startup_id = o.startup_id)
        order by o.id desc limit 1) as other,
      count(*) over (partition by d.startup_id) as of_startup
    from ${decisions} d where d.bulk_id = ${bulkId} and ${HOLDS} order by d.id`);
  const found = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    startup_id: Number(row.startup_id),
    isAlone: Number(row.of_startup) === 1,
  }));
  const free = found.flatMap((one): Free[] => {
    const row = locked.get(one.startup_id);
    if (!row || one.has_later || !one.isAlone || !holds(one, row, now)) return [];
    const flag = one.kind !== 'later' && one.other === one.to ? one.to : one.from;
    return [{ decision: one, row, flag }];
  });
  const isFree = new Set(free.map(({ decision }) => decision.startup_id));
  const ids = new Set(found.map(({ startup_id }) => startup_id));
  return { free, blocked: [...ids].filter((id) => !isFree.has(id)) };
}

type Stored = Omit<Made, 'id' | 'startup_id'> & {
  id: string;
  startup_id: string;
  has_later: boolean;
  other: 0 | 1 | null;
  of_startup: string;
};

function holds({ kind, to, until }: Made, row: LockedStartup, now: number): boolean {
  if (kind !== 'later') return row[FLAG_OF_KIND[kind]] === to;
  return isStillLater(row, { to, until: until && zurichDay(Date.parse(until)) }, now);
}

/** Takes decisions back, each by one that names it; a startup that one of them ended to be Later is so again. */
export async function undoDecisions(tx: Tx, act: Act, free: readonly Free[]): Promise<void> {
  const flags = free.filter(({ decision }) => decision.kind !== 'later');
  await writeFlags(
    tx,
    act,
    flags.flatMap(({ decision: { kind, id }, row, flag }) =>
      kind === 'later' ? [] : [{ row, columns: columnsOf(kind, flag), undoes: id }],
    ),
    NOTE,
  );
  const laters = free.filter(({ decision }) => decision.kind === 'later');
  const before = await standingLaters(
    tx,
    laters.map(({ decision, row }) => ({ id: row.id, undone: decision.id })),
    act.now,
  );
  await writeLater(
    tx,
    act,
    laters.map(({ decision, row }) => ({ row, later: before.get(row.id) ?? null, undoes: decision.id })),
    NOTE,
  );
  const resumed = await standingLaters(
    tx,
    flags
      .filter(({ row }) => !isLater(row.later_until, act.now))
      .map(({ decision, row }) => ({ id: row.id, endedBy: decision.id })),
    act.now,
  );
  await setLaters(
    tx,
    [...resumed].map(([id, later]) => ({ id, later })),
    { isCounted: false },
  );
}
