import { sql } from 'drizzle-orm';
import { isAlreadyLater, laterDayOf } from '../decisions/decide-later';
import { isAlwaysRecorded, wordsOf, type DecisionNote, type Later } from '../decisions/record-decisions';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import { placesOfMany, type LockedStartup } from './lock-startups';
import { recordMany, type Act } from './write-flags';

/** A startup that becomes Later, or ceases to be. */
export type LaterOrder = {
  row: LockedStartup;
  /** Null ends it; one that `since` names is watched since that moment, any other from now on. */
  later: (Later & { since?: string }) | null;
  undoes: number | null;
};

/**
 * Sets or ends Later of many startups, as decideLater does of one.
 * @returns how many were not so already
 * @throws 409 with names when one that is to be Later is rejected
 */
export async function writeLater(
  tx: Tx,
  act: Act,
  orders: readonly LaterOrder[],
  note: Omit<DecisionNote, 'undoes'>,
): Promise<number> {
  const rejected = orders.filter(({ row, later }) => later && row.rejected === 1);
  if (rejected.length > 0) throw areRejected(rejected.map(({ row }) => row.company_name));
  const changes = orders.flatMap(({ row, later, undoes }) => {
    const isSame = isAlreadyLater(row, later, act.now);
    return isSame && !isAlwaysRecorded({ ...note, undoes }) ? [] : [{ row, later, undoes, isSame }];
  });
  if (changes.length === 0) return 0;
  const places = await placesOfMany(
    tx,
    changes.map(({ row }) => row.id),
  );
  await setLaters(
    tx,
    changes.map(({ row, later }) => ({ id: row.id, later })),
    { isCounted: true },
  );
  const rows = changes.map(({ row, later, undoes, isSame }) => {
    const to = later ? 1 : 0;
    return {
      id: row.id,
      decided: [{ kind: 'later' as const, from: isSame ? to : 1 - to, to }],
      undoes,
      rank: places.get(row.id) ?? null,
      before: { later_until: laterDayOf(row, act.now) },
      after: { later_until: later && zurichDay(later.until), ...wordsOf({ ...note, undoes }) },
    };
  });
  // Those that go back to an earlier day each have their own.
  const byDay = new Map<string, { later: Later | null; rows: typeof rows }>();
  rows.forEach((row, place) => {
    const later = changes[place]?.later ?? null;
    const key = JSON.stringify(later && [later.until, later.isEarly]);
    const known = byDay.get(key);
    if (known) known.rows.push(row);
    else byDay.set(key, { later, rows: [row] });
  });
  for (const day of byDay.values()) await recordMany(tx, act, day.rows, { note, later: day.later });
  return changes.length;
}

/** Writes until when startups are Later; null for not. @param isCounted whether it is a change of the startup itself */
export async function setLaters(
  tx: Tx,
  laters: readonly { id: number; later: (Later & { since?: string }) | null }[],
  { isCounted }: { isCounted: boolean },
): Promise<void> {
  if (laters.length === 0) return;
  const rows = laters.map(({ id, later }) => ({
    id,
    until: later && toTimestamp(later.until),
    is_early: later?.isEarly ?? false,
    since: later?.since ?? null,
  }));
  await tx.execute(sql`update ${startups} s set later_until = w.until,
      later_watched_since = case when w.is_early then coalesce(w.since, statement_timestamp()) end,
      version = s.version + ${isCounted ? 1 : 0}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) w(id bigint, until timestamptz, is_early boolean, since timestamptz)
    where s.id = w.id`);
}

const MOST_NAMES = 5;

function areRejected(names: readonly string[]) {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const which = names.length === 1 ? `${names[0]} is` : `${names.slice(0, MOST_NAMES).join(', ')}${more} are`;
  return conflict(`${which} rejected. Nothing has been set.`);
}
