import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { absoluteAddress, isSameSite, withoutFragment } from '../fetching/canonical-address';
import { baseOfPage } from '../fetching/page-metadata';
import { normaliseText } from '../fetching/readable-text';
import { proposePatterns, type ProposedPattern } from './propose-patterns';

/** Feed to which a page links. */
type NamedFeed = { url: string; title: string | null };

export type SiteLinks = {
  title: string | null;
  /** Feeds from `link rel=alternate` elements, followed by feeds from the links of the page. */
  feeds: NamedFeed[];
  /** Common patterns of links to other pages of the site. */
  patterns: ProposedPattern[];
};

const XML_TYPES = String.raw`application\/(?:rss|atom|rdf)\+xml|application\/feed\+json`;
const FEED_TYPE = new RegExp(String.raw`^(?:${XML_TYPES}|text\/xml|application\/xml)`, 'i');
const FEED_FOLDER = String.raw`\/(?:rss|feeds?|atom)(?:[/.?-]|$)`;
const FEED_QUERY = String.raw`[?&]feed=|format=(?:rss|feed)`;
const FEED_PATH = new RegExp(String.raw`${FEED_FOLDER}|\.(?:rss|atom)$|${FEED_QUERY}`, 'i');
const MAX_FEEDS = 10;
const MAX_TITLE = 200;

/**
 * Returns the feeds and link patterns of a page.
 * @param address address of the page
 * @throws UnreadableText for a page that is nested too deeply or has too many elements
 */
export function readSiteLinks(html: string, address: string): SiteLinks {
  checkMarkup(html);
  const { document } = parseHTML(html);
  checkTree(document);
  const base = baseOfPage(document, address);
  const feeds = new Map<string, NamedFeed>();
  const add = (href: string | null, title: string | null) => {
    const url = targetOf(href, base);
    if (url !== null && feeds.size < MAX_FEEDS && !feeds.has(url))
      feeds.set(url, { url, title: normaliseText(title ?? '').slice(0, MAX_TITLE) || null });
  };
  for (const link of document.querySelectorAll('link[rel][href]')) {
    const isAlternate = /\balternate\b/i.test(link.getAttribute('rel') ?? '');
    if (isAlternate && FEED_TYPE.test(link.getAttribute('type') ?? ''))
      add(link.getAttribute('href'), link.getAttribute('title'));
  }
  const addresses: string[] = [];
  for (const link of document.querySelectorAll('a[href]')) {
    const url = targetOf(link.getAttribute('href'), base);
    if (url === null || !isSameSite(url, address)) continue;
    const { pathname, search } = new URL(url);
    if (FEED_PATH.test(`${pathname}${search}`)) add(url, link.textContent);
    else addresses.push(url);
  }
  const [title] = [...document.querySelectorAll('title')];
  return {
    title: normaliseText(title?.textContent ?? '').slice(0, MAX_TITLE) || null,
    feeds: [...feeds.values()],
    patterns: proposePatterns(addresses, address),
  };
}

function targetOf(href: string | null, base: string): string | null {
  const url = absoluteAddress(href ?? '', base);
  return url === null ? null : withoutFragment(url);
}
