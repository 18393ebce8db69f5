import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Actor, AuditEntry } from '../../audit/audit-event';
import { flagChanges, type FlagChange } from '../decisions/decision-kinds';
import { insertDecisions } from '../decisions/insert-decisions';
import { isAlwaysRecorded, wordsOf, type DecisionNote, type Later } from '../decisions/record-decisions';
import type { Tx } from '../../platform/db/open-database';
import { personOf, sameColumns, type EditedColumns } from '../startup/edit-startup';
import { originsAfter } from '../startup/person-origins';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import { placesOfMany, type LockedStartup } from './lock-startups';

/** Who acts, when (milliseconds since 1970), and the number of the act; its undoing has the same. */
export type Act = { actor: Actor; now: number; bulkId: number };

/** A startup whose flags an act sets. */
export type FlagOrder = {
  row: LockedStartup;
  columns: EditedColumns;
  /** The decision that it takes back. */
  undoes: number | null;
};

/**
 * Sets flags of many startups, as editWithin does of one: with the origin of each, a decision and an event.
 * @returns how many were not so already
 */
export async function writeFlags(
  tx: Tx,
  act: Act,
  orders: readonly FlagOrder[],
  note: Omit<DecisionNote, 'undoes'>,
): Promise<number> {
  const person = personOf(act, new Date(act.now).toISOString());
  const changes = orders.flatMap(({ row, columns, undoes }) => {
    const origins = originsAfter({ values: row, origins: row.origins }, columns, person);
    const decided = flagChanges(row, columns, isAlwaysRecorded({ ...note, undoes }));
    if (origins === null && decided.length === 0) return [];
    return [
      {
        id: row.id,
        flags: columns,
        origins: origins ?? row.origins,
        decided,
        undoes,
        before: sameColumns(row, columns),
        after: { ...columns, ...wordsOf({ ...note, undoes }) },
      },
    ];
  });
  if (changes.length === 0) return 0;
  const places = await placesOfMany(
    tx,
    changes.map(({ id }) => id),
  );
  const set = sql.join(
    FLAGS.map(
      (flag) =>
        sql`${sql.identifier(flag)} = coalesce((w.flags ->> ${flag}::text)::int, s.${sql.identifier(flag)})`,
    ),
    sql`, `,
  );
  await tx.execute(sql`update ${startups} s set ${set}, origins = w.origins, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) w(id bigint, flags jsonb, origins jsonb) where s.id = w.id`);
  await recordMany(
    tx,
    act,
    changes.map(({ id, decided, undoes, before, after }) => ({
      id,
      decided,
      undoes,
      rank: places.get(id) ?? null,
      before,
      after,
    })),
    { note },
  );
  return changes.length;
}

const FLAGS = ['email_sent', 'create_contract', 'interested', 'investment', 'rejected'] as const;

type Recorded = {
  id: number;
  decided: readonly FlagChange[];
  undoes: number | null;
  rank: number | null;
  before: unknown;
  after: Record<string, unknown>;
};

/** Keeps the decisions about startups that are written already, in the order of the list, and an event of each. */
export async function recordMany(
  tx: Tx,
  { actor, bulkId }: Act,
  rows: readonly Recorded[],
  { note, later }: { note: Omit<DecisionNote, 'undoes'>; later?: Later | null },
): Promise<void> {
  const placed = JSON.stringify(rows.map((row, place) => ({ ...row, place })));
  await tx.execute(
    insertDecisions(
      sql`(select w.*, s.score from jsonb_to_recordset(${placed}::jsonb)
          w(id bigint, decided jsonb, undoes bigint, rank int, place int)
        join ${startups} s on s.id = w.id order by w.place)`,
      {
        changes: sql`s.decided`,
        made_by: actor.userId,
        rank: sql`s.rank`,
        origin: note.origin,
        reason_id: note.reason?.id ?? null,
        reason: note.reason?.label ?? null,
        details: note.details,
        undoes: sql`s.undoes`,
        until: later ? toTimestamp(later.until) : null,
        is_early: later?.isEarly ?? null,
        bulk_id: sql`case when s.undoes is null then ${bulkId}::bigint end`,
      },
    ),
  );
  await recordEvents(
    tx,
    { actor, bulkId },
    rows.map(({ id, undoes, before, after }) => ({
      action: undoes === null ? 'decision_made' : 'decision_undone',
      id,
      before,
      after,
    })),
  );
}

type Event = { action: AuditEntry['action']; id: number; before: unknown; after: Record<string, unknown> };

/** An event for each startup, with the number of the act. */
export async function recordEvents(
  tx: Tx,
  { actor, bulkId }: Pick<Act, 'actor' | 'bulkId'>,
  events: readonly Event[],
): Promise<void> {
  const rows = JSON.stringify(
    events.map(({ after, ...event }, place) => ({ ...event, after: { ...after, bulk_id: bulkId }, place })),
  );
  await tx.execute(sql`insert into ${auditEvents}
      (actor_id, session_id, ip, request_id, action, target_type, target_id, before, after)
    select ${actor.userId}::uuid, ${actor.sessionId}::uuid, ${actor.ip}::text, ${actor.requestId}::text,
      e.action, 'startup', e.id::text, e.before, e.after
    from jsonb_to_recordset(${rows}::jsonb) e(action text, id bigint, before jsonb, after jsonb, place int)
    order by e.place`);
}
