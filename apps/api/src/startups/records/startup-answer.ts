import { badgesOf } from '@vaglio/startups-domain';
import { asc, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';
import { zurichDay } from '../../platform/time/zurich-days';
import type { StartupRow } from './startup-columns';
import { publishedArticle } from '../../news/articles/published-article';
import { startupArticles, startupAwards } from '../../platform/db/schema/startups.table';
import type { StartupAnswer } from './startup.schemas';

type Awards = NonNullable<StartupAnswer['awards']>;
type Articles = NonNullable<StartupAnswer['articles']>;

/** What an answer holds beside the row; what is left out here is left out of the answer. */
export type AnswerExtras = {
  /** Milliseconds since 1970; decides `is_new`. */
  now: number;
  awards?: Awards | undefined;
  articles?: Articles | undefined;
  /** Place by score in its mode, from 1. */
  rank?: number | undefined;
};

/** Empties the columns that a row may have beyond STARTUP_COLUMNS; JSON leaves them out. */
const NOT_RETURNED = {
  origins: undefined,
  name_key: undefined,
  website_host: undefined,
  search_key: undefined,
  award_set: undefined,
  later_watched_since: undefined,
};

/** A stored startup as every call returns it: the id as a string, timestamps as ISO 8601 in UTC. */
export function toStartupAnswer(
  row: StartupRow,
  { now, awards, articles, rank }: AnswerExtras,
): StartupAnswer {
  return {
    ...row,
    ...NOT_RETURNED,
    id: String(row.id),
    created_at: isoTimestamp(row.created_at),
    updated_at: isoTimestamp(row.updated_at),
    firstTime_appear_inscore: isoTimestamp(row.firstTime_appear_inscore),
    last_modified_score: isoTimestamp(row.last_modified_score),
    later_until: laterDay(row.later_until, now),
    is_new: badgesOf(row, new Date(now)).includes('New') ? 1 : 0,
    ...(rank !== undefined && { rank }),
    ...(awards && { awards }),
    ...(articles && { articles }),
  };
}

/** Returns whether a startup is snoozed (Later) at a moment. @param now milliseconds since 1970 */
export function isLater(until: string | null, now: number): until is string {
  return until !== null && Date.parse(until) > now;
}

/** The day on which Later ends; undefined where it is over, or is none. */
function laterDay(until: string | null, now: number): string | undefined {
  return isLater(until, now) ? zurichDay(Date.parse(until)) : undefined;
}

/** Awards of many startups, heaviest first, then by name; a startup without any is not in the map. */
export async function awardsOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Awards>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(startupAwards)
    .where(isOneOf(startupAwards.startup_id, ids))
    .orderBy(sql`${startupAwards.weight_used} desc`, asc(startupAwards.award_key));
  return grouped(rows, ({ award_name, weight_used }) => ({ award_name, weight_used }));
}

/** Articles of many startups, newest first, undated last; a startup without any is not in the map. */
export async function articlesOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Articles>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(startupArticles)
    .where(isOneOf(startupArticles.startup_id, ids))
    .orderBy(sql`${startupArticles.published_at} desc nulls last`, asc(startupArticles.url));
  return grouped(rows, publishedArticle);
}

/** One parameter however many ids: a statement takes 65,535 parameters at most. */
function isOneOf(
  column: typeof startupAwards.startup_id | typeof startupArticles.startup_id,
  ids: readonly number[],
) {
  return sql`${column} = any(${sql.param(ids)}::bigint[])`;
}

function grouped<R extends { startup_id: number }, T>(
  rows: readonly R[],
  pick: (row: R) => T,
): Map<number, T[]> {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const list = lists.get(row.startup_id);
    if (list) list.push(pick(row));
    else lists.set(row.startup_id, [pick(row)]);
  }
  return lists;
}
