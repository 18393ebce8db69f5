import type { FeedItem } from '../fetching/feed';
import { FEED_TYPES } from '../fetching/feed-types';
import { FetchFailure } from '../../platform/outbound-http/fetch-failure';
import { isSiteFailure, readSource } from '../fetching/read-source';
import type { SourceAddress, SourceDeps } from '../fetching/source-address';
import { lacksScheme, withScheme } from '../fetching/with-scheme';
import { timeLimit } from '../../platform/util/time-limit';
import { newestOf } from './newest-item';
import { likelyFeeds, likelySitemaps } from './likely-addresses';
import type { ProposedPattern } from './propose-patterns';
import type { SiteLinks } from './site-links';

/** Methods of finding a candidate. */
export const FOUND_BY = ['address', 'page', 'usual_path', 'robots'] as const;
type FoundBy = (typeof FOUND_BY)[number];

export type Candidate = {
  url: string;
  kind: 'feed' | 'sitemap';
  title: string | null;
  found_by: FoundBy;
  items: FeedItem[];
  newest_item_at: string | null;
};

export type Discovery = {
  /** Address of the site after redirects. */
  url: string;
  title: string | null;
  candidates: Candidate[];
  /** Patterns of links that may lead to articles, for a page without feeds. */
  patterns: ProposedPattern[];
  /** Addresses at which no feed was found, each with the reason as text. */
  tried: { url: string; outcome: string }[];
};

type Place = { url: string; kind: 'feed' | 'sitemap'; title: string | null; found_by: FoundBy };

const START_TYPES = ['text/html', 'application/xhtml+xml', ...FEED_TYPES];
/** Matches the start of a feed, regardless of its media type. */
const FEED_START = /<(?:[\w-]+:)?(?:rss|feed|rdf|urlset|sitemapindex)[\s>]|^\s*\{/i;
const PAGE_START = /^\s*<(?:!doctype html|html)/i;
/** Timeout of all requests in milliseconds, shorter than the timeout of the caller's connection. */
const TOTAL_MS = 24_000;
/** Maximum number of concurrent requests to a site. */
const AT_ONCE = 3;

/**
 * Searches the news of a site: a feed at the address itself, feeds that the page links to, feeds at common paths, and
 * news sitemaps. The protection and the parsers are those used for sources.
 * @param address address as entered, with or without scheme
 * @param signal aborts all requests; unfinished requests are listed as tried
 * @throws FetchFailure or RefusedAddress with a message for users if the address itself cannot be read
 */
export async function discover(
  deps: SourceDeps,
  address: string,
  signal = timeLimit(TOTAL_MS),
): Promise<Discovery> {
  const limited: SourceDeps = {
    ...deps,
    fetchPage: (url, options) => deps.fetchPage(url, { ...options, signal }),
  };
  const start = await openStart(limited, address);
  const found: Discovery = {
    url: start.url,
    title: start.links?.title ?? null,
    candidates: [],
    patterns: start.links?.patterns ?? [],
    tried: [],
  };
  const own =
    start.links === null ? [asFeed(start.url, null, 'address'), asSitemap(start.url, 'address')] : [];
  const named = (start.links?.feeds ?? []).map(({ url, title }) => asFeed(url, title, 'page'));
  await tryAll(limited, [...own, ...named], found, signal);
  if (own.length > 0 && found.candidates.length > 0) return found;
  if (found.candidates.length === 0)
    await tryAll(
      limited,
      likelyFeeds(start.url).map((url) => asFeed(url, null, 'usual_path')),
      found,
      signal,
    );
  const sitemaps = await likelySitemaps(limited, start.url);
  await tryAll(
    limited,
    sitemaps.map(({ url, isNamed }) => asSitemap(url, isNamed ? 'robots' : 'usual_path')),
    found,
    signal,
  );
  return found;
}

const asFeed = (url: string, title: string | null, found_by: FoundBy): Place => ({
  url,
  kind: 'feed',
  title,
  found_by,
});
const asSitemap = (url: string, found_by: FoundBy): Place => ({
  url,
  kind: 'sitemap',
  title: null,
  found_by,
});

/** Opens the start page. If an address without scheme is unreachable by https, it is requested by http. */
async function openStart(
  deps: SourceDeps,
  address: string,
): Promise<{ url: string; links: SiteLinks | null }> {
  const url = withScheme(address);
  try {
    return await open(deps, url);
  } catch (error) {
    const isSilent = error instanceof FetchFailure && error.status === null && error.reason !== 'too_large';
    if (!isSilent || !lacksScheme(address)) throw error;
    return open(deps, url.replace(/^https:/, 'http:'));
  }
}

/** Opens a document; `links` is null if it is not a web page. */
async function open(deps: SourceDeps, url: string): Promise<{ url: string; links: SiteLinks | null }> {
  const page = await deps.fetchPage(url, { accept: START_TYPES, isTopEnough: true });
  const start = page.body.subarray(0, 1_000).toString('latin1');
  const isPage = PAGE_START.test(start) || (/html/.test(page.contentType) && !FEED_START.test(start));
  return {
    url: page.url,
    links: isPage ? await deps.reader.read('readSiteLinks', page.body, page.contentType, page.url) : null,
  };
}

/**
 * Tries addresses in parallel.
 * @param signal stops requests; interrupted requests do not count as failed
 */
async function tryAll(
  deps: SourceDeps,
  places: readonly Place[],
  found: Discovery,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...places];
  const results = new Map<Place, Candidate | string>();
  const work = async () => {
    for (let place = waiting.shift(); place && !signal.aborted; place = waiting.shift()) {
      const result = await tryPlace(deps, place);
      if (typeof result !== 'string' || !signal.aborted) results.set(place, result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const place of places) {
    const result = results.get(place) ?? 'There was no time left to try it.';
    if (typeof result === 'string') found.tried.push({ url: place.url, outcome: result });
    else if (!found.candidates.some((other) => isSame(other, result))) found.candidates.push(result);
  }
}

/**
 * Reads a candidate address.
 * @returns the candidate, or the reason why it is not a feed, as text
 */
async function tryPlace(deps: SourceDeps, place: Place): Promise<Candidate | string> {
  const source: SourceAddress = { url: place.url, kind: place.kind, link_pattern: null };
  try {
    const { feed } = await readSource(deps, source);
    const items = feed?.items ?? [];
    if (items.length === 0)
      return place.kind === 'sitemap'
        ? 'It lists no news of the last 30 days.'
        : (feed?.note ?? 'It lists no articles.');
    return {
      ...place,
      title: place.title ?? feed?.title ?? null,
      items,
      newest_item_at: newestOf(items, deps.now()),
    };
  } catch (error) {
    if (isSiteFailure(error)) return error.message;
    throw error;
  }
}

/** Returns whether two candidates are the same feed. */
const isSame = (one: Candidate, other: Candidate) =>
  one.url === other.url || (one.kind === other.kind && addressesOf(one) === addressesOf(other));

const addressesOf = ({ items }: Candidate) => items.map(({ url }) => url).join('\n');
