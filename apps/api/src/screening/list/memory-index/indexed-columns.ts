import { DEFAULT_CURRENCY, FLAGS } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { CopiedRow } from '../../../platform/db/copied-rows';
import { DECIDED_STARTUPS, MARKED_STARTUPS, STAGE_SINCE, stageSince } from '../../board/stage-since';
import { startupAwards, startups } from '../../../platform/db/schema/startups.table';
import { startupWork } from '../../../platform/db/schema/startup-work.table';
import { UNDATED } from './filter-columns';
import type { IndexedRow } from './index-rows';

const DAY_MICROSECONDS = 86_400_000_000;

const RAISED = sql.raw(`case when s.raised_currency = '${DEFAULT_CURRENCY}' then s.raised_money::float8 end`);
const FLAG_BITS = sql.raw(FLAGS.map(({ name }, place) => `((s.${name} = 1)::int << ${place})`).join(' | '));
const STEP_DAY = sql.raw(
  `case when w.step is not null then coalesce(w.due - date '1970-01-01', ${UNDATED}) end`,
);
const AWARD_KEYS = sql.raw(`string_agg(award_key, E'\\n' order by award_key collate "C")`);

/** All startups `s`, with what people do next `w`. */
export const STARTUPS = sql`${startups} s left join ${startupWork} w on w.startup_id = s.id`;

/** The columns of an IndexedRow over a startup of STARTUPS, for a statement that reads some rows. */
export const INDEXED_COLUMNS = sql`s.id::float8 as id, s.rejected, s.canton, s.sector, s.name_key, s.search_key,
  s.score::float8 as score, ${microseconds('firstTime_appear_inscore')}, ${microseconds('last_modified_score')},
  s.founding_year, (s.article_date - date '1970-01-01') * ${sql.raw(String(DAY_MICROSECONDS))}::float8 as article_date,
  ${microseconds('created_at')}, ${microseconds('updated_at')}, ${microseconds('later_until')}, ${RAISED} as raised,
  ${FLAG_BITS} as flags, w.assignee_id, ${STEP_DAY} as step_day,
  (extract(epoch from ${STAGE_SINCE}) * 1e6)::float8 as stage_since,
  coalesce((select ${AWARD_KEYS} from ${startupAwards} where startup_id = s.id), '') as awards`;

function microseconds(column: string): SQL {
  return sql.raw(`(extract(epoch from s."${column}") * 1e6)::float8 as "${column}"`);
}

/**
 * The same of all startups, in no order, for readCopied: moments as they are stored, decisions and events only of those
 * that have any, and no awards.
 */
export const COPIED_STARTUPS = sql`select s.id, s.rejected, s.canton, s.sector, s.name_key, s.search_key,
  s.score::float8, s."firstTime_appear_inscore", s.last_modified_score, s.founding_year, s.article_date,
  s.created_at, s.updated_at, s.later_until, ${RAISED}, ${FLAG_BITS}, w.assignee_id::text, ${STEP_DAY},
  ${stageSince(sql`decided.startup_id is not null`, sql`marked.target_id is not null`)}
  from ${STARTUPS} left join ${DECIDED_STARTUPS} decided on decided.startup_id = s.id
  left join ${MARKED_STARTUPS} marked on marked.target_id = s.id::text`;

/** A row of COPIED_STARTUPS, whose columns it reads in their order. */
export function readCopied(row: CopiedRow): IndexedRow {
  return {
    id: row.integer() ?? 0,
    rejected: row.integer() ?? 0,
    canton: row.text(),
    sector: row.text(),
    name_key: row.text() ?? '',
    search_key: row.text() ?? '',
    score: row.float(),
    firstTime_appear_inscore: row.microseconds(),
    last_modified_score: row.microseconds(),
    founding_year: row.integer(),
    article_date: dayStart(row.days()),
    created_at: row.microseconds(),
    updated_at: row.microseconds(),
    later_until: row.microseconds(),
    raised: row.float(),
    flags: row.integer() ?? 0,
    assignee_id: row.text(),
    step_day: row.integer(),
    stage_since: row.microseconds(),
    awards: '',
  };
}

const dayStart = (day: number | null) => (day === null ? null : day * DAY_MICROSECONDS);

/** Of each startup that has awards, its id and their keys. */
export const COPIED_AWARDS = sql`select startup_id, ${AWARD_KEYS} from ${startupAwards} group by startup_id`;

/** Ids in the order of names. */
export const COPIED_ORDER = sql`select s.id from ${startups} s order by s.name_key, s.id`;
