import { newUntil } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { zurichDay } from '../../platform/time/zurich-days';
import { startupJson, startupListsJson } from './startup-json';
import { startups } from '../../platform/db/schema/startups.table';

/** A startup as JSON, made once: what an answer adds is put between. */
export type RowText = {
  id: number;
  /** Up to what depends on the list and the clock, without the closing brace. */
  lead: string;
  awards: string;
  articles: string;
  /** When Later ends, with its day; null where it is not Later. */
  later: { until: number; day: string } | null;
  /** The last instant at which it is 'New'; -Infinity where it never was. */
  isNewUntil: number;
};

/** What a list adds to a row. */
export type RowExtras = {
  /** Milliseconds since 1970; decides `is_new` and what is Later. */
  now: number;
  /** Place by score in its mode, from 1; null for a list without places. */
  rank: number | null;
  /** 0 for one that entered the view, or by how many places it moved up. */
  moved?: number | undefined;
  withAwards: boolean;
  withArticles: boolean;
};

/** The row of a select of rowTextColumns. Drivers give an id as a number or as its digits. */
export type RowTextSource = {
  id: number | string;
  firstTime_appear_inscore: string | null;
  later_until: string | null;
  json: string;
  awards: string;
  articles: string;
};

/** What a statement on `startups` selects for toRowText. @param without lists that are not needed */
export function rowTextColumns(without: { awards?: boolean; articles?: boolean } = {}) {
  const { awards, articles } = startupListsJson(startups.id);
  const none = sql<string>`''`;
  return {
    id: startups.id,
    firstTime_appear_inscore: startups.firstTime_appear_inscore,
    later_until: startups.later_until,
    json: startupJson().as('json'),
    awards: (without.awards ? none : sql<string>`${awards}::text`).as('awards'),
    articles: (without.articles ? none : sql<string>`${articles}::text`).as('articles'),
  };
}

export function toRowText({ id, json, awards, articles, ...row }: RowTextSource): RowText {
  return {
    id: Number(id),
    lead: json.slice(0, -1),
    awards,
    articles,
    later: laterOf(row.later_until),
    isNewUntil: newUntil(row),
  };
}

function laterOf(later_until: string | null): RowText['later'] {
  if (later_until === null) return null;
  const until = Date.parse(later_until);
  return { until, day: zurichDay(until) };
}

/** The JSON of a row in a list, as that of toStartupAnswer. */
export function rowJson(
  { lead, awards, articles, isNewUntil, later }: RowText,
  { rank, now, moved, withAwards, withArticles }: RowExtras,
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
