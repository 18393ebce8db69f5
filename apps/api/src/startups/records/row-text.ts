import { newUntil } from '@vaglio/startups-domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { zurichDay } from '../../platform/time/zurich-days';
import { startupJson, startupListsJson } from './startup-json';

/** A startup as the database writes it as JSON; '' for lists that were not read. */
export type RowText = {
  id: number;
  firstTime_appear_inscore: string | null;
  later_until: string | null;
  json: string;
  awards: string;
  articles: string;
};

/** What a list adds to a row. */
export type RowExtras = {
  /** Milliseconds since 1970; decides `is_new` and what is Later. */
  now: number;
  /** Place by score in its mode, from 1; null for a list without places. */
  rank: number | null;
  /** It is new in the view since the last visit. */
  isEntered?: boolean;
  withAwards: boolean;
  withArticles: boolean;
};

type ReadOptions = {
  withAwards: boolean;
  withArticles: boolean;
  /** True where the ids are out of date. */
  hasChanged?: SQL<boolean> | undefined;
};

/** Reads rows by their ids. @returns null where the ids are out of date, or one of them is gone */
export async function readRowTexts(
  db: Db | Tx,
  ids: readonly number[],
  { withAwards, withArticles, hasChanged = sql<boolean>`false` }: ReadOptions,
): Promise<Map<number, RowText> | null> {
  if (ids.length === 0) return new Map();
  const { awards, articles } = startupListsJson(startups.id);
  const rows = await db
    .select({
      id: startups.id,
      firstTime_appear_inscore: startups.firstTime_appear_inscore,
      later_until: startups.later_until,
      json: startupJson(),
      awards: withAwards ? sql<string>`${awards}::text` : sql<string>`''`,
      articles: withArticles ? sql<string>`${articles}::text` : sql<string>`''`,
      hasChanged,
    })
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(ids)}::bigint[])`);
  if (rows.length < ids.length || rows[0]?.hasChanged) return null;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The JSON of a row in a list, as that of toStartupAnswer. */
export function rowJson(
  { json, awards, articles, ...row }: RowText,
  { rank, now, isEntered, withAwards, withArticles }: RowExtras,
): string {
  const until = row.later_until === null ? 0 : Date.parse(row.later_until);
  const later = until > now ? `,"later_until":"${zurichDay(until)}"` : '';
  const isNew = now <= newUntil(row) ? 1 : 0;
  const place = rank === null ? '' : `,"rank":${rank}`;
  const news = isEntered ? ',"entered":1' : '';
  const held = withAwards ? `,"awards":${awards}` : '';
  const read = withArticles ? `,"articles":${articles}` : '';
  return `${json.slice(0, -1)}${later},"is_new":${isNew}${place}${news}${held}${read}}`;
}
