import type { Db } from '../../platform/db/open-database';
import { collectArticle, type VisitedSites } from '../fetching/collect-article';
import { readSource } from '../fetching/read-source';
import { replacedIn, replacedNote } from '../fetching/replaced-note';
import type { SourceDeps } from '../fetching/source-address';
import type { SiteDeps } from '../fetching/robots';
import { byAddress } from '../page-queue/queue-listed';
import { markFailure, markSuccess } from './source-outcome';
import type { NewsSourceRow } from '../../platform/db/schema/news-sources.table';
import { knownArticles } from './store-article';

const TITLES_SHOWN = 5;
/** Maximum number of listed pages that a source test reads, new pages first. */
const PAGES_TRIED = 3;
/** Timeout of all pages in milliseconds, shorter than the timeout of the caller's connection. */
const PAGES_MS = 12_000;

const TEST = { isTest: true };

type TestDeps = SourceDeps & SiteDeps & { db: Db; random: () => number };

/**
 * Reads a source and its first pages like a run, without storing articles. The result is recorded for the source: a
 * successful test ends the wait after failures. The test does not count as a fetch.
 */
export async function testSource(deps: TestDeps, source: NewsSourceRow) {
  const { db } = deps;
  try {
    const { items = [], note = null } = (await readSource(deps, source)).feed ?? {};
    await markSuccess(db, source, { item_count: items.length, note }, TEST);
    const listed = byAddress(items, deps.now());
    const known = await knownArticles(db, [...listed.keys()]);
    const fresh = [...listed].filter(([key]) => !known.has(key)).map(([, item]) => item);
    const wanted = [...new Set([...fresh, ...listed.values()])].slice(0, PAGES_TRIED);
    return {
      items: items.length,
      new_items: fresh.length,
      titles: items.slice(0, TITLES_SHOWN).map(({ title }) => title),
      pages: await tryPages(deps, wanted),
      error: items.length === 0 ? note : null,
    };
  } catch (error) {
    const text = await markFailure(db, source, error, deps.random, TEST);
    return { items: 0, new_items: 0, titles: [], pages: [], error: text };
  }
}

async function tryPages(deps: TestDeps, items: readonly Parameters<typeof collectArticle>[1][]) {
  const sites: VisitedSites = new Map();
  const end = deps.now() + PAGES_MS;
  const pages = [];
  for (const item of items) {
    if (deps.now() >= end) break;
    const found = await collectArticle(deps, item, sites);
    const isRead = !('reason' in found);
    pages.push({
      title: item.title,
      url: item.url,
      characters: isRead ? found.text.length : 0,
      reason: isRead ? null : found.reason,
      message: isRead ? replacedNote(replacedIn(found.text)) : found.message.slice(0, 500),
    });
  }
  return pages;
}
