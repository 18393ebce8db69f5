import type { SourceCandidate, SourceDiscovery } from '@vaglio/contract';
import { isUrl } from '@vaglio/startups-domain';

const MAX_NAME = 200;
const KIND_LABELS: Readonly<Record<SourceCandidate['kind'], string>> = {
  feed: 'Feed',
  sitemap: 'News sitemap',
  list: 'List of articles',
};

/**
 * Returns the default name of a source that was found. It is the source's title or, without a title, the page's title
 * and the kind of source.
 */
export function nameOf({ title, kind }: SourceCandidate, page: SourceDiscovery): string {
  return (title ?? `${page.title ?? hostOf(page.url)}: ${KIND_LABELS[kind]}`).slice(0, MAX_NAME);
}

/** Returns the host of an address, such as 'news.example.ch'. Invalid addresses are returned unchanged. */
export function hostOf(url: string): string {
  return isUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

const FOUND_LABELS: Readonly<Record<SourceCandidate['found_by'], string>> = {
  address: 'at this address',
  page: 'named on the page',
  usual_path: 'at a usual path',
  robots: 'from robots.txt',
};

/**
 * Returns the place at which a source was found, such as '/fr/rss.xml, named on the page'.
 * @param base address of the page; a source on the same host is shown without its host
 */
export function placeText({ url, found_by }: SourceCandidate, base: string): string {
  const { pathname, search } = new URL(url);
  const place = hostOf(url) === hostOf(base) ? `${pathname}${search}` : `${hostOf(url)}${pathname}${search}`;
  return `${place}, ${FOUND_LABELS[found_by]}`;
}
