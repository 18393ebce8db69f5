import type { SourceCandidate, SourceDiscovery } from '@vaglio/contract';
import { isUrl } from '@vaglio/startups-domain';

const MAX_NAME = 200;
const KIND_LABELS: Readonly<Record<SourceCandidate['kind'], string>> = {
  feed: 'Feed',
  sitemap: 'News sitemap',
  list: 'List of articles',
};

/** What a candidate is called before a person gives it a name: by its own title, else by its kind and page. */
export function nameOf({ title, kind }: SourceCandidate, page: SourceDiscovery): string {
  return (title ?? `${page.title ?? hostOf(page.url)}: ${KIND_LABELS[kind]}`).slice(0, MAX_NAME);
}

/** 'news.example.ch'; the text itself for what is no address. */
export function hostOf(url: string): string {
  return isUrl(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

const FOUND_LABELS: Readonly<Record<SourceCandidate['found_by'], string>> = {
  address: 'at this address',
  page: 'named on the page',
  usual_path: 'at a usual path',
  robots: 'from robots.txt',
};

/** '/fr/rss.xml, named on the page'. @param base of the page: its host is left out */
export function placeText({ url, found_by }: SourceCandidate, base: string): string {
  const { pathname, search } = new URL(url);
  const place = hostOf(url) === hostOf(base) ? `${pathname}${search}` : `${hostOf(url)}${pathname}${search}`;
  return `${place}, ${FOUND_LABELS[found_by]}`;
}
