import type { Db } from '../../../platform/db/open-database';
import type { RankedQuery } from '../ranked-list';
import { pageFacts, type Page } from '../../../platform/http/pagination/list-page';
import { rowJson, unchangedUntil } from '../../../startups/records/row-text';
import { indexedResult } from '../../views/list-result';
import type { News } from '../../views/news-between';
import { newsOfList, newsSince, type SinceVisit } from '../../views/since-visit';
import type { Moment } from '../../../platform/deps';
import { listSlots, placesIn, type IndexState } from './index-query';
import { picked } from './rank-order';
import { keptPages } from './kept-pages';
import { readRowTexts, type IndexedText } from './row-texts';
import type { StartupIndex } from './startup-index';
import { recentlyUsed } from '../../../platform/util/recently-used';
import { similarSlots } from './similar-names';

export type IndexedQuery = RankedQuery & {
  withAwards?: number | undefined;
  withArticles?: number | undefined;
  /** Whether each row has its place by score; true unless it is false. */
  withRank?: boolean | undefined;
  since?: 'visit' | undefined;
};

/** Makes pages of lists from memory. */
export type IndexedPages = (
  query: IndexedQuery,
  page: Page,
  now: number,
  visit?: SinceVisit | null,
) => Promise<string | null>;

/** Letters of rows that are kept as JSON: about 10,000 startups. */
const KEPT_LETTERS = 24_000_000;
/** Under more changes than this, one after the other, the database makes the page. */
const MOST_ATTEMPTS = 3;

const NO_SLOTS = new Int32Array();

/**
 * Pages as JSON, of one moment each, as the database would make them.
 * @returns null when the page has to be made by the database
 */
export function indexedPages(db: Db, index: StartupIndex, keptLetters = KEPT_LETTERS): IndexedPages {
  const readTexts = readRowTexts(db);
  const texts = recentlyUsed<number, IndexedText>(
    keptLetters,
    ({ lead, awards, articles }) => lead.length + awards.length + articles.length,
  );
  const pages = keptPages();

  /** The texts of slots in their order; null when a row has changed since. */
  const textsOf = async ({ rows, revision }: IndexState, moment: Moment, slots: Int32Array) => {
    const wanted = Array.from(slots, (slot) => ({
      id: rows.ids[slot] ?? 0,
      revision: rows.revisions[slot] ?? 0,
    }));
    const known = wanted.map((row) => {
      const text = texts.get(row.id);
      return text && text.revision >= row.revision ? text : undefined;
    });
    const missing = wanted.filter((_, place) => !known[place]).map(({ id }) => id);
    if (missing.length === 0) return known;
    const read = await readTexts(missing, moment, revision);
    if (!read) return null;
    for (const [id, text] of read) texts.set(id, text);
    return known.map((text, place) => text ?? read.get(wanted[place]?.id ?? 0));
  };

  return async (query, page, now, visit = null) => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const held = await index.state();
      if (!held) return null;
      const { state, moment } = held;
      const news = newsSince(visit, (seen) => indexedResult(state, seen, now), now);
      const idAt = (slot: number) => state.rows.ids[slot] ?? 0;
      const all = listSlots(state, query, now);
      const fresh = news.size === 0 ? NO_SLOTS : picked(all, (slot) => news.has(idAt(slot)));
      const list = query.since === 'visit' ? fresh : all;
      const hidden = query.later === 'hide' ? hiddenOf(state, query, news, now) : null;
      const isRanked = query.withRank !== false;
      const similar = all.length === 0 && isRanked ? similarSlots(state, query, now) : NO_SLOTS;
      const made = { revision: state.revision, list, similar, hidden };
      const name = visit ? null : JSON.stringify([query, page.offset, page.limit]);
      const known = name === null ? null : pages.find(name, made, now);
      if (known !== null) return known;
      const slots = similar.length > 0 ? similar : list.subarray(page.offset, page.offset + page.limit);
      const ranks = isRanked ? Array.from(slots, placesIn(state, query)) : null;
      const moved = Array.from(slots, (slot) => news.get(idAt(slot)));
      const listNews = visit && newsOfList(visit, news, Array.from(fresh, idAt));
      // All that the state says is read by now: its rows may change while their texts are awaited.
      const read = await textsOf(state, moment, slots);
      if (!read) {
        index.note(null);
        continue;
      }
      const withAwards = (query.withAwards ?? 1) === 1;
      const withArticles = (query.withArticles ?? 1) === 1;
      const rows = read
        .flatMap((text, place) =>
          text
            ? rowJson(text, {
                rank: ranks && (ranks[place] ?? 0),
                now,
                moved: moved[place],
                withAwards,
                withArticles,
              })
            : [],
        )
        .join(',');
      const lists = similar.length > 0 ? `"items":[],"similar":[${rows}]` : `"items":[${rows}]`;
      const facts = pageFacts(page, list.length);
      const since = listNews ? `,"news":${JSON.stringify(listNews)}` : '';
      const json = `{${lists}${hidden === null ? '' : `,"later_hidden":${hidden}`}${since},"total":${list.length},"page":${facts.page},"pageSize":${facts.pageSize}}`;
      const ends = read.map((text) => (text ? unchangedUntil(text, now) : Infinity));
      if (name !== null) pages.keep(name, made, { json, from: now, until: Math.min(...ends) });
      return json;
    }
    return null;
  };
}

/** How many startups of a list are left out because they are Later; with `since`, of those with news. */
function hiddenOf(state: IndexState, query: IndexedQuery, news: News, now: number): number {
  const later = listSlots(state, { ...query, later: 'only' }, now);
  if (query.since === undefined) return later.length;
  return news.size === 0 ? 0 : picked(later, (slot) => news.has(state.rows.ids[slot] ?? 0)).length;
}
