import { setTimeout as wait } from 'node:timers/promises';
import type { FeedItem } from './feed';
import { RefusedAddress } from './address-guard';
import { canonicalAddress, isSameSite } from './canonical-address';
import { FetchFailure, type FetchPage } from './fetch-page';
import { readText } from './read-text';
import { MAX_ARTICLE_TEXT, plainText, readArticle } from './readable-text';
import { readSiteRules, type SiteRules } from './robots';

/** A shorter text is not an article, in UTF-16 units. */
const MIN_TEXT = 200;
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;
const LARGEST_PAGE = 2 * 1024 * 1024;

export type CollectedArticle = {
  url: string;
  otherUrls: string[];
  title: string;
  text: string;
  lang: string | null;
  published_at: string | null;
};

export type CollectDeps = {
  fetchPage: FetchPage;
  userAgent: string;
  /** Between two pages of one site, in milliseconds. */
  pauseMs: number;
  isStopped: () => boolean;
};

/**
 * The articles behind the items of a feed, one after another, with a pause between two pages of a site, and only where its
 * robots.txt allows. Where the page cannot be had, what the feed holds is enough if it is long enough.
 * @param items of one source that are not stored yet
 * @param store is called with each article as soon as it is there: a run that is killed keeps what it has
 * @returns how many could not be read
 */
export async function collectArticles(
  deps: CollectDeps,
  items: readonly FeedItem[],
  store: (article: CollectedArticle) => Promise<void>,
): Promise<{ unread: number }> {
  const sites = new Map<string, SiteRules>();
  let unread = 0;
  for (const item of items) {
    if (deps.isStopped()) break;
    const article = await collectOne(deps, item, sites);
    if (article) await store(article);
    else unread += 1;
  }
  return { unread };
}

async function collectOne(
  deps: CollectDeps,
  item: FeedItem,
  sites: Map<string, SiteRules>,
): Promise<CollectedArticle | null> {
  const held = plainText(item.html);
  const base = { title: item.title, published_at: item.published_at };
  const page = await fetchArticle(deps, item.url, sites);
  if (page && page.text.length >= Math.max(MIN_TEXT, held.length / 2)) {
    const canonical = canonicalAddress(
      page.canonical && isSameSite(page.canonical, page.url) ? page.canonical : page.url,
    );
    const others = [...new Set([canonicalAddress(item.url), canonicalAddress(page.url)])].filter(
      (url) => url !== canonical,
    );
    return { ...base, url: canonical, otherUrls: others, text: page.text, lang: page.lang };
  }
  if (held.length < MIN_TEXT) return null;
  return {
    ...base,
    url: canonicalAddress(item.url),
    otherUrls: [],
    text: held.slice(0, MAX_ARTICLE_TEXT),
    lang: null,
  };
}

async function fetchArticle(deps: CollectDeps, address: string, sites: Map<string, SiteRules>) {
  const { origin, hostname } = new URL(address);
  if (hostname.endsWith('.example')) return null; // reserved (RFC 2606): no server answers there
  const known = sites.get(origin);
  const rules = known ?? (await readSiteRules(deps.fetchPage, address, deps.userAgent, deps.pauseMs));
  sites.set(origin, rules);
  if (!rules.isAllowed(address)) return null;
  if (known) await wait(rules.pauseMs);
  try {
    const page = await deps.fetchPage(address, { accept: PAGE_TYPES });
    return { ...readArticle(readText(page.body, page.contentType, LARGEST_PAGE), page.url), url: page.url };
  } catch (error) {
    if (error instanceof FetchFailure || error instanceof RefusedAddress || error instanceof RangeError)
      return null;
    throw error;
  }
}
