import { eq, sql } from 'drizzle-orm';
import { batchQueue } from './batch-queue';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { flagChanges } from '../decisions/decision-kinds';
import { insertDecisions } from '../decisions/insert-decisions';
import type { Db } from '../../platform/db/open-database';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { once } from '../../platform/util/once';
import { parseRowId } from '../../platform/http/validation/row-id';
import { toStartupAnswer } from '../../startups/records/startup-answer';
import { STARTUP_COLUMNS } from '../../startups/records/startup-columns';
import { startupListsJson } from '../../startups/records/startup-json';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { startups } from '../../platform/db/schema/startups.table';
import { personOf, sameColumns, type StartupEdit } from './edit-startup';
import type { ListDeps } from '../list/list-deps';
import { ranksByMode } from '../list/ranked-list';
import { originsAfter } from './person-origins';

/** An edit at once writes every one of them, most as they were. */
const FLAGS = ['email_sent', 'create_contract', 'interested', 'investment', 'rejected'] as const;

/**
 * Changes of flags in two prepared statements for all that arrive together, instead of a transaction of eight for each:
 * one reads the rows, one changes them with an audit event and decisions of each, where nobody changed or locked the row
 * in between. Flags that are as wanted already are answered by a third, which writes nothing.
 * @returns null for all other edits, which have written nothing: editStartup waits for locks, words the refusals and keeps
 *   what changed of facts
 */
export function editAtOnce({ db, lists, now }: Pick<ListDeps, 'db' | 'lists' | 'now'>) {
  const read = once(() => prepareRead(db));
  const write = once(() => prepareWrite(db));
  const readAnswers = once(() => prepareReadAnswers(db));
  const queue = batchQueue<number, StartupEdit, StartupAnswer>(async (batch) => {
    const found = await read().execute({ ids: [...batch.keys()] });
    const ranks = ranksByMode(await lists.current(), [...batch.keys()]);
    const changes: object[] = [];
    const unchanged = new Map<number, string>();
    for (const [place, stored] of found.entries()) {
      const { id } = stored.row;
      const edit = batch.get(id);
      if (!edit || !matchesVersion(edit.ifMatch, stored.row.version)) continue;
      const change = changeOf(edit, stored, now());
      if (change) changes.push({ ...change, rank: ranks.get(id) ?? null, place });
      else unchanged.set(id, stored.seen);
    }
    const changed = changes.length === 0 ? [] : await write().execute({ changes: JSON.stringify(changes) });
    const left = unchanged.size === 0 ? [] : await readAnswers().execute({ ids: [...unchanged.keys()] });
    const stillLeft = left.filter(({ row, seen }) => unchanged.get(row.id) === seen);
    return new Map(
      [...changed, ...stillLeft].map(({ row, awards, articles }) => [
        row.id,
        toStartupAnswer(row, { now: now(), awards, articles }),
      ]),
    );
  });
  return async (edit: StartupEdit): Promise<StartupAnswer | null> => {
    const id = parseRowId(edit.id);
    return id === null || !isOfFlags(edit) ? null : queue(id, edit);
  };
}

type Stored = Awaited<ReturnType<ReturnType<typeof prepareRead>['execute']>>[number];

/** A row of the statement that changes; null where there is nothing to change. */
function changeOf(edit: StartupEdit, { row: before, origins: known, seen }: Stored, now: number) {
  const person = personOf(edit, new Date(now).toISOString());
  const origins = originsAfter({ values: before, origins: known }, edit.columns, person);
  if (origins === null) return null;
  const values = { ...before, ...edit.columns };
  const { actor } = edit;
  return {
    ...Object.fromEntries(FLAGS.map((column) => [column, values[column]])),
    id: before.id,
    seen,
    origins,
    actor_id: actor.userId,
    session_id: actor.sessionId,
    ip: actor.ip,
    request_id: actor.requestId,
    action: edit.action,
    before: sameColumns(before, edit.columns),
    after: edit.columns,
    decided: flagChanges(before, edit.columns),
  };
}

function isOfFlags({ areFacts, columns, decision, keys = {} }: StartupEdit): boolean {
  const isFlag = (column: string) => FLAGS.some((flag) => flag === column);
  const wanted = Object.keys(columns);
  return (
    !areFacts &&
    decision === undefined &&
    Object.keys(keys).length === 0 &&
    wanted.length > 0 &&
    wanted.every(isFlag)
  );
}

/** The transaction that wrote the row last: another one for every change, by whomever. */
const WRITTEN_BY = sql<string>`${startups}.xmin::text`;
const IS_IN_BATCH = sql`${startups.id} = any(${sql.placeholder('ids')}::bigint[])`;

function prepareRead(db: Db) {
  return db
    .select({ row: STARTUP_COLUMNS, origins: startups.origins, seen: WRITTEN_BY })
    .from(startups)
    .where(IS_IN_BATCH)
    .prepare('read_edited_startups');
}

function prepareReadAnswers(db: Db) {
  return db
    .select({ row: STARTUP_COLUMNS, seen: WRITTEN_BY, ...startupListsJson(startups.id) })
    .from(startups)
    .where(IS_IN_BATCH)
    .prepare('read_unchanged_startups');
}

/** @see changeOf */
const CHANGES =
  sql.raw(`(id bigint, seen text, place int, ${FLAGS.map((flag) => `${flag} int`).join(', ')}, origins jsonb,
  actor_id uuid, session_id uuid, ip text, request_id text, action text, before jsonb, after jsonb, decided jsonb, rank int)`);

function prepareWrite(db: Db) {
  const wanted = db
    .$with('wanted', {})
    .as(sql`select * from jsonb_to_recordset(${sql.placeholder('changes')}::jsonb) as wanted ${CHANGES}`);
  const held = db.$with('held', {})
    .as(sql`select row.id from ${startups} row join wanted on wanted.id = row.id
    where row.xmin::text = wanted.seen for update of row skip locked`);
  // Named as the table, so that its columns read the changed row in what follows.
  const changed = db.$with('startups').as(
    db
      .update(startups)
      .set({
        ...Object.fromEntries(FLAGS.map((flag) => [flag, sql.raw(`wanted.${flag}`)])),
        origins: sql`wanted.origins`,
        version: sql`${startups.version} + 1`,
      })
      .from(sql`wanted join held on held.id = wanted.id`)
      .where(eq(startups.id, sql`wanted.id`))
      .returning(STARTUP_COLUMNS),
  );
  const recorded = db.$with('recorded', {})
    .as(sql`insert into ${auditEvents} (actor_id, session_id, ip, request_id,
    action, target_type, target_id, before, after)
    select actor_id, session_id, ip, request_id, action, 'startup', wanted.id::text, before, after
    from wanted join ${startups} on ${startups.id} = wanted.id order by wanted.place`);
  const decided = db.$with('decided', {}).as(
    insertDecisions(
      sql`(select wanted.*, ${startups.score} as score from wanted join ${startups} on ${startups.id} = wanted.id)`,
      {
        changes: sql`s.decided`,
        made_by: sql`s.actor_id`,
        rank: sql`s.rank`,
        origin: 'api',
        reason_id: null,
        reason: null,
        details: null,
        undoes: null,
        until: null,
        is_early: null,
      },
    ),
  );
  return db
    .with(wanted, held, changed, recorded, decided)
    .select({ row: STARTUP_COLUMNS, ...startupListsJson(startups.id) })
    .from(changed)
    .prepare('edit_startups');
}
