import { setTimeout as wait } from 'node:timers/promises';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { RefusedAddress } from '../../platform/outbound-http/address-guard';
import { canonicalAddress, isSameSite } from './canonical-address';
import type { FeedItem } from './feed';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import type { ReadableArticle } from './readable-text';
import { titleOfAddress } from './title-of-address';
import { readSiteRules, type SiteDeps, type SiteRules } from './robots';
import type { Unread } from '../../platform/outbound-http/unread';
import type { UnreadReason } from '../../platform/db/schema/unread-reasons';

/** Minimum length of an article text in UTF-16 units. */
const MIN_TEXT = 200;
const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;
/** HTTP status of a permanently removed page. */
const GONE = 410;

export type CollectedArticle = {
  /** Canonical address, which identifies the article. */
  url: string;
  /** Address in the feed, for display. */
  published_url: string;
  /** Other canonical addresses under which the page was requested, regardless of the address that the page declares. */
  otherUrls: string[];
  title: string;
  text: string;
  lang: string | null;
  /** Origin of the article text. */
  text_from: 'page' | 'feed';
  published_at: string | null;
};

/** Robots rules of the visited sites by origin, so that robots.txt is requested once per run. */
export type VisitedSites = Map<string, SiteRules>;

/**
 * Collects the article of a feed item if the site's robots.txt allows it. There is a pause before a second request to
 * the same site. If the page cannot be read, a sufficiently long text in the feed is used.
 * @param item item that is not stored yet. If it has no title, the page title is used
 * @returns the article, or the reason why it could not be collected
 */
export async function collectArticle(
  deps: SiteDeps,
  item: FeedItem,
  sites: VisitedSites,
): Promise<CollectedArticle | Unread> {
  const held = await textInFeed(deps, item);
  const base = { title: item.title, published_at: item.published_at, published_url: item.url };
  const page = await fetchArticle(deps, item.url, sites);
  if ('text' in page && page.barrier === null && page.text.length >= Math.max(MIN_TEXT, held.length / 2)) {
    const canonical = canonicalAddress(isOwnName(page) ? page.canonical : page.url);
    const others = [...new Set([canonicalAddress(item.url), canonicalAddress(page.url)])].filter(
      (url) => url !== canonical,
    );
    return {
      ...base,
      title: item.title || page.title || titleOfAddress(page.url),
      published_at: item.published_at ?? page.published_at,
      url: canonical,
      otherUrls: others,
      text: page.text,
      lang: page.lang,
      text_from: 'page',
    };
  }
  if (held.length >= MIN_TEXT)
    return {
      ...base,
      url: canonicalAddress(item.url),
      otherUrls: [],
      text: held,
      lang: null,
      text_from: 'feed',
    };
  return 'text' in page ? withoutArticle(page) : page;
}

/**
 * Returns whether a page may declare its canonical address. The address must belong to the same site. Addresses of the
 * front page or a section are rejected, because some templates declare them on all pages.
 */
function isOwnName(page: {
  canonical: string | null;
  url: string;
}): page is { canonical: string; url: string } {
  const { canonical, url } = page;
  if (canonical === null || !isSameSite(canonical, url)) return false;
  const { pathname, search } = new URL(canonical);
  if (search !== '') return true;
  return pathname === '/'
    ? new URL(url).pathname === '/'
    : !isSection(pathname) || isSection(new URL(url).pathname);
}

/**
 * Returns whether a path ends with a single word, like the path of a section. Article paths end with several words or
 * a number.
 */
function isSection(pathname: string): boolean {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return !/[-_\d%]/.test(last.replace(/\.\w{2,5}$/, ''));
}

/** Returns the article text in a feed item; '' if its markup is unreadable, because the page may still be readable. */
async function textInFeed({ reader }: SiteDeps, { html }: FeedItem): Promise<string> {
  try {
    return html === '' ? '' : await reader.read('plainText', html);
  } catch (error) {
    if (error instanceof UnreadableText) return '';
    throw error;
  }
}

async function fetchArticle(
  deps: SiteDeps,
  address: string,
  sites: VisitedSites,
): Promise<(ReadableArticle & { url: string }) | Unread> {
  const { origin, hostname } = new URL(address);
  if (hostname.endsWith('.example')) return notYet('unreachable', 'The name of the server is reserved.'); // RFC 2606
  try {
    const known = sites.get(origin);
    const rules = known ?? (await readSiteRules(deps, address));
    sites.set(origin, rules);
    const refusal = await rules.refusalOf(address);
    if (refusal) return refusal;
    if (known) await wait(rules.pauseMs);
    const page = await deps.fetchPage(address, { accept: PAGE_TYPES });
    return { ...(await deps.reader.read('readPage', page.body, page.contentType, page.url)), url: page.url };
  } catch (error) {
    return unreadBy(error);
  }
}

/**
 * Converts an error while reading a page into the reason why the page is unread.
 * @param error an error that is not a failure of the page is thrown again
 */
export function unreadBy(error: unknown): Unread {
  if (error instanceof UnreadableText) return { ...notYet('unreadable', error.message), isFinal: true };
  if (error instanceof FetchFailure) {
    const { reason, message, status, retryAfterMs } = error;
    return { reason, message, isFinal: status === GONE, retryAfterMs };
  }
  if (error instanceof RefusedAddress) return notYet('refused', error.message);
  throw error;
}

function withoutArticle({ barrier }: ReadableArticle): Unread {
  if (barrier === 'paywall') return notYet(barrier, 'The article is for subscribers only.');
  if (barrier === 'consent_page') return notYet(barrier, 'The page asks for consent to cookies first.');
  if (barrier === 'not_found') return notYet(barrier, 'The page says that it is not found.');
  return notYet('no_article', 'The page holds no article.');
}

const notYet = (reason: UnreadReason, message: string): Unread => ({
  reason,
  message,
  isFinal: false,
  retryAfterMs: null,
});
