import { setTimeout as wait } from 'node:timers/promises';
import { UnreadableText } from '../foreign-text/unreadable-text';
import { RefusedAddress } from './address-guard';
import { canonicalAddress, isSameSite } from './canonical-address';
import type { FeedItem } from './feed';
import { FetchFailure } from './fetch-page';
import type { ReadableArticle } from './readable-text';
import { readSiteRules, type SiteDeps, type SiteRules } from './robots';

/** A shorter text is not an article, in UTF-16 units. */
const MIN_TEXT = 200;
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;

export type CollectedArticle = {
  url: string;
  otherUrls: string[];
  title: string;
  text: string;
  lang: string | null;
  published_at: string | null;
};

/** Why an item is not an article yet; the reason is shown to people. */
type Unread = {
  reason: string;
  /** Whether another attempt would end the same way. */
  isFinal: boolean;
  /** What the server asked for before another attempt, in milliseconds. */
  retryAfterMs: number | null;
};

export type CollectDeps = SiteDeps & { isStopped: () => boolean };

/** What is done with each item as soon as it is read: a run that dies keeps what it has. */
export type Collected = {
  store: (article: CollectedArticle) => Promise<void>;
  keepUnread: (item: FeedItem, unread: Unread) => Promise<void>;
};

/**
 * The articles behind the items of a feed, one after another, with a pause between two pages of a site, and only where its
 * robots.txt allows. Where the page cannot be read, the text in the feed is enough if it is long enough.
 * @param items of one source that are not stored yet
 */
export async function collectArticles(
  deps: CollectDeps,
  items: readonly FeedItem[],
  { store, keepUnread }: Collected,
): Promise<void> {
  const sites = new Map<string, SiteRules>();
  for (const item of items) {
    if (deps.isStopped()) break;
    const found = await collectOne(deps, item, sites);
    if ('reason' in found) await keepUnread(item, found);
    else await store(found);
  }
}

async function collectOne(
  deps: CollectDeps,
  item: FeedItem,
  sites: Map<string, SiteRules>,
): Promise<CollectedArticle | Unread> {
  const held = await textInFeed(deps, item);
  const base = { title: item.title, published_at: item.published_at };
  const page = await fetchArticle(deps, item.url, sites);
  if ('text' in page && page.text.length >= Math.max(MIN_TEXT, held.length / 2)) {
    const canonical = canonicalAddress(
      page.canonical && isSameSite(page.canonical, page.url) ? page.canonical : page.url,
    );
    const others = [...new Set([canonicalAddress(item.url), canonicalAddress(page.url)])].filter(
      (url) => url !== canonical,
    );
    return { ...base, url: canonical, otherUrls: others, text: page.text, lang: page.lang };
  }
  if (held.length >= MIN_TEXT)
    return { ...base, url: canonicalAddress(item.url), otherUrls: [], text: held, lang: null };
  return 'reason' in page ? page : notYet('The page holds no article.');
}

/** Markup in the feed that cannot be read is no text: the page may be readable all the same. */
async function textInFeed({ reader }: CollectDeps, { html }: FeedItem): Promise<string> {
  try {
    return html === '' ? '' : await reader.read('plainText', html);
  } catch (error) {
    if (error instanceof UnreadableText) return '';
    throw error;
  }
}

async function fetchArticle(
  deps: CollectDeps,
  address: string,
  sites: Map<string, SiteRules>,
): Promise<(ReadableArticle & { url: string }) | Unread> {
  const { origin, hostname } = new URL(address);
  if (hostname.endsWith('.example')) return notYet('The name of the server is reserved.'); // RFC 2606
  try {
    const known = sites.get(origin);
    const rules = known ?? (await readSiteRules(deps, address));
    sites.set(origin, rules);
    if (!(await rules.isAllowed(address))) return notYet('The site does not allow it (robots.txt).');
    if (known) await wait(rules.pauseMs);
    const page = await deps.fetchPage(address, { accept: PAGE_TYPES });
    return { ...(await deps.reader.read('readPage', page.body, page.contentType, page.url)), url: page.url };
  } catch (error) {
    if (error instanceof UnreadableText) return { reason: error.message, isFinal: true, retryAfterMs: null };
    if (error instanceof FetchFailure) return notYet(error.message, error.retryAfterMs);
    if (error instanceof RefusedAddress) return notYet(error.message);
    throw error;
  }
}

const notYet = (reason: string, retryAfterMs: number | null = null): Unread => ({
  reason,
  isFinal: false,
  retryAfterMs,
});
