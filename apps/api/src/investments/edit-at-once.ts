import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { auditEvents } from '../audit/audit-events.table';
import { flagChanges } from '../decisions/decision-kinds';
import { insertDecisions } from '../decisions/insert-decisions';
import type { Db } from '../db/open-database';
import { matchesVersion } from '../if-match';
import { parseRowId } from '../row-id';
import { publishedArticle } from '../startups/published-article';
import { toStartupAnswer } from '../startups/startup-answer';
import { STARTUP_COLUMNS } from '../startups/startup-columns';
import { startupListsJson } from '../startups/startup-lists-json';
import type { StartupAnswer } from '../startups/startup.schemas';
import { startups } from '../startups/startups.table';
import { personOf, sameColumns, type StartupEdit } from './edit-startup';
import type { StartupIndex } from '../startup-index/startup-index';
import { originsAfter } from './person-origins';

/** An edit at once writes every one of them, most as they were. */
const FLAGS = ['email_sent', 'create_contract', 'interested', 'investment', 'rejected'] as const;

/**
 * A change of flags in two prepared statements instead of a transaction of eight: one reads the row, one changes it with
 * its audit event and decisions, if nobody changed or locked it in between.
 * @returns null for all other edits, which have written nothing: editStartup waits for locks, words the refusals and keeps
 *   what changed of facts
 */
export function editAtOnce({
  db,
  now,
  index,
}: Pick<Deps, 'db' | 'now'> & { index: Pick<StartupIndex, 'rankOf'> }) {
  const read = prepareRead(db);
  const write = prepareWrite(db);
  return async (edit: StartupEdit): Promise<StartupAnswer | null> => {
    const id = parseRowId(edit.id);
    const [found] = id === null || !isOfFlags(edit) ? [] : await read.execute({ id });
    if (!found || id === null || !matchesVersion(edit.ifMatch, found.row.version)) return null;
    const { row: before, origins: known, seen } = found;
    const person = personOf(edit, new Date(now()).toISOString());
    const origins = originsAfter({ values: before, origins: known }, edit.columns, person);
    if (origins === null) return null;
    const values = { ...before, ...edit.columns };
    const [changed] = await write.execute({
      ...Object.fromEntries(FLAGS.map((column) => [column, values[column]])),
      id,
      seen,
      origins: JSON.stringify(origins),
      actor_id: edit.actor.userId,
      session_id: edit.actor.sessionId,
      ip: edit.actor.ip,
      request_id: edit.actor.requestId,
      action: edit.action,
      before: JSON.stringify(sameColumns(before, edit.columns)),
      after: JSON.stringify(edit.columns),
      changes: JSON.stringify(flagChanges(before, edit.columns)),
      rank: index.rankOf(id),
    });
    if (!changed) return null;
    const { row, awards, articles } = changed;
    return toStartupAnswer(row, { now: now(), awards, articles: articles.map(publishedArticle) });
  };
}

function isOfFlags({ areFacts, columns, decision, keys = {} }: StartupEdit): boolean {
  const isFlag = (column: string) => FLAGS.some((flag) => flag === column);
  return (
    !areFacts &&
    decision === undefined &&
    Object.keys(keys).length === 0 &&
    Object.keys(columns).every(isFlag)
  );
}

function prepareRead(db: Db) {
  return db
    .select({
      row: STARTUP_COLUMNS,
      origins: startups.origins,
      /** The transaction that wrote the row last: another one for every change, by whomever. */
      seen: sql<string>`${startups}.xmin::text`,
    })
    .from(startups)
    .where(eq(startups.id, sql.placeholder('id')))
    .prepare('read_edited_startup');
}

function prepareWrite(db: Db) {
  const { placeholder } = sql;
  const edited = Object.fromEntries(FLAGS.map((column) => [column, placeholder(column)]));
  const unchanged = sql`(select held.id from ${startups} held where held.id = ${placeholder('id')}::bigint
    and held.xmin::text = ${placeholder('seen')}::text for update skip locked)`;
  // Named as the table, so that its columns read the changed row in what follows.
  const changed = db.$with('startups').as(
    db
      .update(startups)
      .set({
        ...edited,
        origins: sql`${placeholder('origins')}::jsonb`,
        version: sql`${startups.version} + 1`,
      })
      .where(eq(startups.id, unchanged))
      .returning(STARTUP_COLUMNS),
  );
  const recorded = db.$with('recorded', {})
    .as(sql`insert into ${auditEvents} (actor_id, session_id, ip, request_id,
    action, target_type, target_id, before, after)
    select ${placeholder('actor_id')}::uuid, ${placeholder('session_id')}::uuid, ${placeholder('ip')}::text,
      ${placeholder('request_id')}::text, ${placeholder('action')}::text, 'startup', id::text,
      ${placeholder('before')}::jsonb, ${placeholder('after')}::jsonb from ${startups}`);
  const decided = db.$with('decided', {}).as(
    insertDecisions(sql`${startups}`, {
      changes: placeholder('changes'),
      made_by: placeholder('actor_id'),
      rank: placeholder('rank'),
      origin: 'api',
      reason_id: null,
      reason: null,
      details: null,
      undoes: null,
    }),
  );
  return db
    .with(changed, recorded, decided)
    .select({ row: STARTUP_COLUMNS, ...startupListsJson(startups.id) })
    .from(changed)
    .prepare('edit_startup');
}
