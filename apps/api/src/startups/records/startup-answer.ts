import { newUntil } from '@vaglio/startups-domain';
import { getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/open-database';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { Columns } from '../../platform/http/pagination/picked-fields';
import { zurichDay } from '../../platform/time/zurich-days';
import { PICKED_COLUMNS } from './startup-columns';
import type { StartupAnswer } from './startup.schemas';

/** Startup as JSON from the database. Lists that were not read are ''. */
export type RowText = {
  id: number;
  firstTime_appear_inscore: string | null;
  later_until: string | null;
  json: string;
  awards: string;
  articles: string;
};

/** Additional values of a startup in a list. */
export type RowExtras = {
  /** Time in milliseconds since 1970. It determines `is_new` and Later. */
  now: number;
  /** Rank by score within the mode, from 1; null for an unranked list. */
  rank: number | null;
  /** True if the startup is new in the view since the last visit. */
  isEntered?: boolean;
  withAwards: boolean;
  withArticles: boolean;
};

type ReadOptions = {
  withAwards: boolean;
  withArticles: boolean;
  /** SQL expression that is true if the ids are outdated. */
  hasChanged?: SQL<boolean> | undefined;
};

/**
 * Reads startups by their ids.
 * @returns null if the ids are outdated or a startup is missing
 */
export async function readRowTexts(
  db: Db | Tx,
  ids: readonly number[],
  { withAwards, withArticles, hasChanged = sql<boolean>`false` }: ReadOptions,
): Promise<Map<number, RowText> | null> {
  if (ids.length === 0) return new Map();
  const rows = await selectRowTexts(db, ids, { withAwards, withArticles, hasChanged });
  if (rows.length < ids.length || rows[0]?.hasChanged) return null;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reads startups as response bodies. Ids are strings, and timestamps are ISO 8601 in UTC. Awards are sorted by weight,
 * largest first, and articles by date, newest first. Missing startups are omitted.
 * @param now milliseconds since 1970
 */
export async function readAnswers(
  db: Db | Tx,
  ids: readonly number[],
  now: number,
): Promise<Map<number, StartupAnswer>> {
  const lists = { withAwards: true, withArticles: true };
  const rows = await selectRowTexts(db, ids, { ...lists, hasChanged: sql<boolean>`false` });
  return new Map(
    rows.map((row) => [row.id, JSON.parse(rowJson(row, { ...lists, now, rank: null })) as StartupAnswer]),
  );
}

/**
 * Returns whether a startup is Later at a given time.
 * @param now milliseconds since 1970
 */
export function isLater(until: string | null, now: number): until is string {
  return until !== null && Date.parse(until) > now;
}

function selectRowTexts(
  db: Db | Tx,
  ids: readonly number[],
  { withAwards, withArticles, hasChanged }: Required<ReadOptions> & { hasChanged: SQL<boolean> },
) {
  return db
    .select({
      id: startups.id,
      firstTime_appear_inscore: startups.firstTime_appear_inscore,
      later_until: startups.later_until,
      json: STARTUP_JSON,
      awards: withAwards ? sql<string>`${LISTS_JSON.awards}::text` : sql<string>`''`,
      articles: withArticles ? sql<string>`${LISTS_JSON.articles}::text` : sql<string>`''`,
      hasChanged,
    })
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(ids)}::bigint[])`);
}

/** Returns the JSON of a startup with the additional values of a list. */
export function rowJson(
  { json, awards, articles, ...row }: RowText,
  { rank, now, isEntered, withAwards, withArticles }: RowExtras,
): string {
  const later = isLater(row.later_until, now)
    ? `,"later_until":"${zurichDay(Date.parse(row.later_until))}"`
    : '';
  const isNew = now <= newUntil(row) ? 1 : 0;
  const place = rank === null ? '' : `,"rank":${rank}`;
  const news = isEntered ? ',"entered":1' : '';
  const held = withAwards ? `,"awards":${awards}` : '';
  const read = withArticles ? `,"articles":${articles}` : '';
  return `${json.slice(0, -1)}${later},"is_new":${isNew}${place}${news}${held}${read}}`;
}

type Lists = Required<Pick<StartupAnswer, 'awards' | 'articles'>>;

/**
 * Returns an SQL expression for the columns of a startup as JSON, without values that depend on the clock.
 * Serialization in the database takes an eighth of the CPU time of mapping the row in Node.
 */
export function startupJson(columns: Columns = PICKED_COLUMNS): SQL<string> {
  const values = Object.entries(columns).map(
    ([name, column]) => sql`${answered(column)} as ${sql.identifier(name)}`,
  );
  return sql<string>`(select row_to_json(answer) from (select ${sql.join(values, sql`, `)}) answer)::text`;
}

/**
 * Serializes an SQL expression without parameters once. Building the expression for each statement would take as long
 * as reading the rows.
 */
function written<Value>(expression: SQL<Value>): SQL<Value> {
  const { sql: text, params } = new PgDialect().sqlToQuery(expression);
  if (params.length > 0) throw new Error('The expression has parameters.');
  return sql<Value>`${sql.raw(text)}`;
}

/**
 * Returns an SQL expression for a column in a response. Keys are strings, timestamps are ISO 8601 in UTC, and decimals
 * are numbers.
 */
function answered(column: AnyColumn): SQL {
  switch (column.columnType) {
    case 'PgBigInt53':
      return sql`${column}::text`;
    case 'PgNumericNumber':
      return sql`${column}::float8`;
    case 'PgTimestampString':
      return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return sql`${column}`;
  }
}

const [award, article] = [getTableColumns(startupAwards), getTableColumns(startupArticles)];
/** SQL expressions for the awards and articles of a startup, with the largest weights and the newest articles first. */
const LISTS_JSON: { readonly [List in keyof Lists]: SQL<Lists[List]> } = {
  awards: written(sql`(select coalesce(json_agg(json_build_object(
      'award_name', ${award.award_name}, 'weight_used', ${award.weight_used}::float8)
      order by ${award.weight_used} desc, ${award.award_key}), '[]')
      from ${startupAwards} where ${award.startup_id} = ${startups.id})`),
  articles: written(sql`(select coalesce(json_agg(json_build_object(
      'url', coalesce(${article.link}, ${article.url}), 'title', ${article.title},
      'published_at', ${article.published_at}, 'source', ${article.source})
      order by ${article.published_at} desc nulls last, ${article.url}), '[]')
      from ${startupArticles} where ${article.startup_id} = ${startups.id})`),
};

const STARTUP_JSON = written(startupJson());
