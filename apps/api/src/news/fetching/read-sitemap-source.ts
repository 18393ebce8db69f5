import type { Feed } from './feed';
import { matchesPattern } from './link-pattern';
import type { SourceAddress, SourceDeps } from './source-address';
import { SITEMAP_TYPES } from './feed-types';
import type { SitemapPage, SitemapPart } from './sitemap';

/**
 * Maximum number of sitemaps read per index. If addresses of sitemaps name news, only the first such sitemap is read.
 */
const MAX_PARTS = 3;
const MAX_ITEMS = 500;
/** Maximum age of pages in an ordinary sitemap; news sitemaps list only the last two days. */
const NEWS_FOR_MS = 30 * 24 * 3_600_000;
/** Maximum nesting depth of sitemap indexes. */
const MAX_LEVELS = 2;

/**
 * Returns the newest pages of a sitemap, or of the sitemaps in an index. Pages of news sitemaps can have any age.
 * Pages of other sitemaps are at most 30 days old.
 * @throws FetchFailure, RefusedAddress or UnreadableText, with a message for users
 */
export async function readSitemapSource(
  deps: SourceDeps,
  { url, link_pattern }: Pick<SourceAddress, 'url' | 'link_pattern'>,
): Promise<Feed> {
  const pages = await pagesOf(deps, url, MAX_LEVELS);
  const oldest = deps.now() - NEWS_FOR_MS;
  const items = pages
    .filter((page) => isNews(page, oldest) && matchesPattern(link_pattern, page.url))
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, MAX_ITEMS)
    .map(({ isNews: _, ...item }) => item);
  return { title: null, items, note: null };
}

async function pagesOf(deps: SourceDeps, url: string, levels: number): Promise<SitemapPage[]> {
  const { fetchPage, reader } = deps;
  const page = await fetchPage(url, { accept: SITEMAP_TYPES });
  const { parts, pages } = await reader.read('readSitemap', page.body, page.contentType, page.url);
  if (levels === 0) return pages;
  const found = [pages];
  for (const part of likeliest(parts)) found.push(await pagesOf(deps, part.url, levels - 1));
  return found.flat();
}

/** Returns the sitemaps of an index that most likely contain news, the most likely sitemap first. */
function likeliest(parts: readonly SitemapPart[]): SitemapPart[] {
  const named = parts.filter(({ url }) => /news|aktuell|actualit|notizie/i.test(new URL(url).pathname));
  const byChange = [...parts].sort((one, other) =>
    (other.changed_at ?? '').localeCompare(one.changed_at ?? ''),
  );
  return [...new Set([...named, ...byChange])].slice(0, named.length > 0 ? 1 : MAX_PARTS);
}

const timeOf = ({ published_at }: { published_at: string | null }) =>
  published_at === null ? 0 : Date.parse(published_at);

const isNews = (page: SitemapPage, oldest: number) => page.isNews || timeOf(page) >= oldest;
