import { sql } from 'drizzle-orm';
import { turnQueue } from '../admission/turn-queue';
import { ROWS_ALONE } from '../admission/work-kinds';
import type { Actor } from '../audit-event';
import { auditEvents } from '../audit/audit-events.table';
import { batchQueue } from '../batch-queue';
import type { Deps } from '../deps';
import type { Db } from '../db/open-database';
import { once } from '../once';
import {
  ACTION,
  eventOf,
  importStored,
  TARGET,
  toStoredRow,
  type ImportOutcome,
  type RowToStore,
} from './import-raw';
import type { ImportRowBody } from './import-row.schemas';
import { rawStartups } from './raw-startups.table';
import { uidOf } from './row-uid';

type Sent = { row: RowToStore; actor: Actor };

/** Batches under way; they follow each other in the chain of the audit, but not before. */
const BATCHES_AT_ONCE = 2;

/**
 * Stores new rows of imports as importRaw does, but all that arrive together in one prepared statement with their audit
 * events, instead of a transaction of three for each. A row that updates another one, or that met one which another
 * transaction stores just now, has a transaction of its own.
 * @returns what imports one row; it throws a 400 with a message for what cannot be stored
 */
export function importAtOnce({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const write = once(() => prepareWrite(db));
  const alone = turnQueue(ROWS_ALONE);
  const queue = batchQueue<string, Sent, ImportOutcome>(async (batch) => {
    const rows = JSON.stringify([...batch.values()].map(toJson));
    const done = await write().execute({ rows });
    return new Map(done.map(({ id, outcome, ...row }) => [keyOf(row), { id, outcome }]));
  }, BATCHES_AT_ONCE);
  return async (body: ImportRowBody, actor: Actor): Promise<ImportOutcome> => {
    const row = toStoredRow(body, new Date(now()).toISOString());
    return (await queue(keyOf(row), { row, actor })) ?? alone.run(() => importStored(db, row, actor));
  };
}

/** Two rows of one key are one row; of a batch no two have the same. */
function keyOf({ external_id, content_hash }: Pick<RowToStore, 'external_id' | 'content_hash'>): string {
  return external_id === null ? `content ${content_hash}` : `id ${external_id}`;
}

/** @see prepareWrite */
function toJson({ row, actor: { userId, sessionId, ip, requestId } }: Sent) {
  return {
    row: { ...row, created_by: userId, created_at: row.updated_at },
    known_uid: uidOf(row.external_id),
    event: {
      actor_id: userId,
      session_id: sessionId,
      ip,
      request_id: requestId,
      action: ACTION,
      target_type: TARGET,
      after: eventOf(row, 'inserted'),
    },
  };
}

function prepareWrite(db: Db) {
  // Every row that is stored has the same columns, whatever was given.
  const names = [...Object.keys(toStoredRow({ company_name: '-' }, '')), 'created_by', 'created_at'];
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // The row that one repeats, as importStored finds it. An array, because the least id would be looked for in the order of ids.
  const known = sql`case when given.external_id is null
    then (select array_agg(r.id order by r.id) from ${rawStartups} r where r.content_hash = given.content_hash)
    else (select array_agg(r.id order by r.id) from ${rawStartups} r
      where r.external_id = given.external_id or r.uid = (one ->> 'known_uid')::uuid) end`;
  const sent = db.$with('sent', {}).as(sql`
    select given.*, one, place, (${known})[1] as known_id
    from jsonb_array_elements(${sql.placeholder('rows')}::jsonb) with ordinality as sent (one, place),
      jsonb_populate_record(null::${rawStartups}, one -> 'row') as given`);
  const stored = db.$with('stored', {}).as(sql`
    insert into ${rawStartups} (${columns}) select ${columns} from sent where known_id is null order by place
    on conflict do nothing returning id, external_id, content_hash`);
  const isStored = sql`stored.content_hash = sent.content_hash and stored.external_id is not distinct from sent.external_id`;
  const recorded = db.$with('recorded', {}).as(sql`
    insert into ${auditEvents} (actor_id, session_id, ip, request_id, action, target_type, target_id, after)
    select event.actor_id, event.session_id, event.ip, event.request_id, event.action, event.target_type, stored.id::text,
      event.after
    from sent join stored on ${isStored}, jsonb_populate_record(null::${auditEvents}, one -> 'event') as event order by place`);
  return db
    .with(sent, stored, recorded)
    .select({
      id: sql<string>`coalesce(stored.id, same.id)::text`,
      external_id: sql<string | null>`sent.external_id`,
      content_hash: sql<string>`sent.content_hash`,
      outcome: sql<
        ImportOutcome['outcome']
      >`case when stored.id is null then 'unchanged' else 'inserted' end`,
    })
    .from(
      sql`sent left join stored on ${isStored} left join ${rawStartups} same on same.id = sent.known_id
        and same.content_hash = sent.content_hash and (same.review is null or same.review = 'accepted')`,
    )
    .where(sql`stored.id is not null or same.id is not null`)
    .prepare('import_rows');
}
