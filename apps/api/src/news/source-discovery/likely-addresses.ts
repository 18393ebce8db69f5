import { isSiteFailure } from '../fetching/read-source';
import type { SourceDeps } from '../fetching/source-address';

/** Paths at which common content management systems publish feeds. */
const FEED_PATHS = [
  '/feed/',
  '/rss',
  '/feed.xml',
  '/rss.xml',
  '/atom.xml',
  '/index.xml',
  '/feed.json',
  '/news/feed/',
  '/blog/feed/',
  '/?format=feed&type=rss',
] as const;
const SITEMAP_PATHS = ['/sitemap-news.xml', '/news-sitemap.xml', '/sitemap.xml'] as const;
const MAX_SITEMAPS = 4;

/** Returns addresses at which a site may have a feed, below the given page and at the site root. */
export function likelyFeeds(page: string): string[] {
  const { pathname } = new URL(page);
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const below = folder === '/' ? [] : [`${folder}feed/`, `${folder}rss`];
  return [...below, ...FEED_PATHS].map((path) => new URL(path, page).href);
}

/** Returns the sitemaps in the site's robots.txt, news sitemaps first. If there are none, it returns common paths. */
export async function likelySitemaps(
  deps: SourceDeps,
  page: string,
): Promise<{ url: string; isNamed: boolean }[]> {
  const named = await readNamed(deps, page);
  const isNews = (url: string) => (/news|aktuell|actualit|notizie/i.test(url) ? 0 : 1);
  const sorted = named.sort((one, other) => isNews(one) - isNews(other)).slice(0, MAX_SITEMAPS);
  if (sorted.length > 0) return sorted.map((url) => ({ url, isNamed: true }));
  return SITEMAP_PATHS.map((path) => ({ url: new URL(path, page).href, isNamed: false }));
}

/** Returns the sitemaps in robots.txt; an empty list if robots.txt cannot be read. */
async function readNamed({ fetchPage, reader }: SourceDeps, page: string): Promise<string[]> {
  try {
    const address = new URL('/robots.txt', page).href;
    const { body } = await fetchPage(address, { accept: ['text/plain', 'text/html'] });
    return await reader.read('namedSitemaps', body, page);
  } catch (error) {
    if (isSiteFailure(error)) return [];
    throw error;
  }
}
