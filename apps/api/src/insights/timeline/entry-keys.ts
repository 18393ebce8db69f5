import { sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { FACT_ACTIONS } from '../../startups/facts/fact-actions';
import { articles } from '../../platform/db/schema/articles.table';
import { notes } from '../../platform/db/schema/notes.table';
import { startupArticles, startups } from '../../platform/db/schema/startups.table';
import { readCursor, TIMELINE_KINDS, type EntryKey, type TimelineKind } from './timeline-order';

/** Kinds of stored timeline entries. Score changes are computed instead. */
export type StoredKind = Exclude<TimelineKind, 'score'>;
export type StoredKey = EntryKey & {
  kind: StoredKind;
  hasTime: boolean;
  /** Address of a news entry; id of the audit event for a change; null for others. */
  reference: string | null;
};

type Row = { kind: StoredKind; number: string; time: string; has_time: boolean; reference: string | null };
type Asked = { startupId: number; kind: StoredKind | undefined; before: string | undefined; limit: number };

/**
 * Returns the keys of stored timeline entries without their content, newest first, and the number of entries of each
 * kind. A single statement is used.
 */
export async function readEntryKeys(
  tx: Tx,
  { startupId, kind, before, limit }: Asked,
): Promise<{ keys: StoredKey[]; counts: Record<StoredKind, number> }> {
  const after = before === undefined ? sql`true` : isAfterCursor(before);
  const { rows } = await tx.execute<{ counts: Record<StoredKind, number>; keys: Row[] }>(sql`
    with entries as materialized (${entriesOf(startupId)}),
    page as (
      select * from entries where ${kind === undefined ? sql`true` : sql`kind = ${kind}`} and ${after}
      order by time desc, place desc, number desc limit ${limit})
    select (select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select kind, count(*)::int as count from entries group by kind) counted) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number::text, 'time', time::text,
        'has_time', has_time, 'reference', reference) order by time desc, place desc, number desc), '[]')
        from page) as keys`);
  const [row] = rows;
  return {
    counts: { change: 0, work: 0, news: 0, note: 0, decision: 0, ...row?.counts },
    keys: (row?.keys ?? []).map(({ number, time, has_time, ...key }) => ({
      ...key,
      id: `${key.kind}-${number}`,
      number: Number(number),
      time: Number(time),
      hasTime: has_time,
    })),
  };
}

function isAfterCursor(cursor: string): SQL {
  const [time, place, number] = readCursor(cursor);
  return sql`(time, place, number) < (${time}::bigint, ${place}::int, ${number}::bigint)`;
}

const placeOf = (kind: TimelineKind) => sql`${TIMELINE_KINDS.indexOf(kind)}::int`;
const microseconds = (at: SQL) => sql`(extract(epoch from ${at}) * 1000000)::bigint`;
const actions = (names: readonly string[]) => sql`${sql.param([...names])}::text[]`;
const CHANGES = ['startup_text_edited', ...Object.values(FACT_ACTIONS), 'fact_change_undone', 'work_changed'];
/** Table of the entry kinds that come from audit events. */
const KIND_OF_EVENT = sql`(values ('work', ${placeOf('work')}), ('change', ${placeOf('change')})) k0(kind, place)`;

/**
 * Selects all stored timeline entries of a startup. An article has the day of its publication, with the time of its download if that
 * was on the same day.
 */
function entriesOf(startupId: number): SQL {
  const readAt = sql`${articles.fetched_at} at time zone 'Europe/Zurich'`;
  const isOfDay = sql`(${readAt})::date = ${startupArticles.published_at}`;
  return sql`
    select 'decision' as kind, ${placeOf('decision')} as place, ${decisions.id} as number,
      ${microseconds(sql`${decisions.made_at}`)} as time, true as has_time, null as reference
    from ${decisions} where ${decisions.startup_id} = ${startupId}
    union all
    select 'note', ${placeOf('note')}, ${notes.id}, ${microseconds(sql`${notes.written_at}`)}, true, null
    from ${notes} where ${notes.startup_id} = ${startupId}
    union all
    select k.kind, k.place, e.id, ${microseconds(sql`e.at`)}, true, e.id::text
    from ${auditEvents} e join (select * from ${KIND_OF_EVENT}) k on k.kind = case e.action
      when 'work_changed' then 'work' else 'change' end
    where e.target_type = 'startup' and e.target_id = ${String(startupId)} and e.action = any(${actions(CHANGES)})
    union all
    select 'news', ${placeOf('news')}, ('x' || substr(md5(${startupArticles.url}), 1, 8))::bit(32)::bigint,
      ${microseconds(sql`case when ${isOfDay} then ${articles.fetched_at} else coalesce(
        ${startupArticles.published_at}::timestamp at time zone 'Europe/Zurich', ${articles.fetched_at}, ${startups.created_at}) end`)},
      coalesce(${isOfDay}, ${articles.fetched_at} is not null), ${startupArticles.url}
    from ${startupArticles} join ${startups} on ${startups.id} = ${startupArticles.startup_id}
    left join ${articles} on ${articles.url} = ${startupArticles.url}
    where ${startupArticles.startup_id} = ${startupId}`;
}
