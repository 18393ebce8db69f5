import { newUntil } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { startupJson, startupListsJson } from '../startups/startup-json';
import { startups } from '../startups/startups.table';
import { zurichDay } from '../zurich-days';
import { hasChangedSince, type Moment } from './index-feed';

/** A startup as JSON, made once: what an answer adds is put between. */
export type RowText = {
  /** Up to what depends on the list and the clock, without the closing brace. */
  lead: string;
  awards: string;
  articles: string;
  /** When Later ends, with its day; null where it is not Later. */
  later: { until: number; day: string } | null;
  /** The last instant at which it is 'New'; -Infinity where it never was. */
  isNewUntil: number;
  /** Of the index, when it was read. */
  revision: number;
};

/** The JSON of a row in a list. @param rank null for a list without places @param now milliseconds since 1970; decides `is_new` and what is Later */
export function rowJson(
  { lead, awards, articles, isNewUntil, later }: RowText,
  {
    rank,
    now,
    moved,
    withAwards,
    withArticles,
  }: {
    rank: number | null;
    now: number;
    /** As News has it. */
    moved: number | undefined;
    withAwards: boolean;
    withArticles: boolean;
  },
): string {
  const isNew = now <= isNewUntil ? 1 : 0;
  const place = rank === null ? '' : `,"rank":${rank}`;
  const held = withAwards ? `,"awards":${awards}` : '';
  const read = withArticles ? `,"articles":${articles}` : '';
  const until = later && later.until > now ? `,"later_until":"${later.day}"` : '';
  const news = moved === undefined ? '' : moved === 0 ? ',"entered":1' : `,"moved_up":${moved}`;
  return `${lead}${until},"is_new":${isNew}${place}${news}${held}${read}}`;
}

/** Up to which moment the JSON of a row stays as it is now, as far as the clock decides; Infinity: for ever. */
export function unchangedUntil({ isNewUntil, later }: RowText, now: number): number {
  const ofLater = later && later.until > now ? later.until - 1 : Infinity;
  return Math.min(now <= isNewUntil ? isNewUntil : Infinity, ofLater);
}

/** Texts of rows by id; null when anything has changed since the moment of the index: the list has to be made again. */
export type RowTexts = (
  ids: readonly number[],
  moment: Moment,
  revision: number,
) => Promise<Map<number, RowText> | null>;

/** Reads rows with their awards and articles in one prepared statement, which makes their JSON. */
export function readRowTexts(db: Db): RowTexts {
  const { placeholder } = sql;
  const moments = { snapshot: placeholder('snapshot'), startedAt: placeholder('startedAt') };
  const lists = startupListsJson(startups.id);
  const read = db
    .select({
      id: startups.id,
      firstTime_appear_inscore: startups.firstTime_appear_inscore,
      later_until: startups.later_until,
      json: startupJson(),
      awards: sql<string>`${lists.awards}::text`,
      articles: sql<string>`${lists.articles}::text`,
      hasChanged: hasChangedSince({ ...moments, takenAt: placeholder('takenAt') }),
    })
    .from(startups)
    .where(sql`${startups.id} = any(${placeholder('ids')}::bigint[])`)
    .prepare('read_row_texts');
  return async (ids, moment, revision) => {
    const rows = await read.execute({ ...moment, ids });
    if (rows.length < ids.length || rows[0]?.hasChanged) return null;
    return new Map(
      rows.map(({ id, json, awards, articles, later_until, firstTime_appear_inscore }) => [
        id,
        {
          lead: json.slice(0, -1),
          awards,
          articles,
          later: laterOf(later_until),
          isNewUntil: newUntil({ firstTime_appear_inscore }),
          revision,
        },
      ]),
    );
  };
}

function laterOf(later_until: string | null): RowText['later'] {
  if (later_until === null) return null;
  const until = Date.parse(later_until);
  return { until, day: zurichDay(until) };
}
