import { UnreadableText } from '../../platform/threads/unreadable-text';
import { wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress } from './canonical-address';
import { MAX_TITLE, type FeedItem } from './feed';
import { normaliseText } from './readable-text';
import { timestampOf } from './timestamp';
import { titleOfAddress } from './title-of-address';
import { xmlElements, xmlText } from './xml-elements';

/** A page of a sitemap: like an item of a feed, and whether the sitemap says that it is news. */
export type SitemapPage = FeedItem & { isNews: boolean };
export type SitemapPart = { url: string; changed_at: string | null };

export type Sitemap = {
  /** Other sitemaps that an index names. */
  parts: SitemapPart[];
  /** In the order of the sitemap; those with a date that can be read have it. */
  pages: SitemapPage[];
};

/** A sitemap has at most 50,000 pages; so many are looked at. */
const MAX_PAGES = 50_000;
const MAX_PARTS = 1_000;

/**
 * Reads a sitemap or an index of sitemaps, with the elements of Google's news sitemaps.
 * @param address of the document: addresses are read relative to it
 * @throws UnreadableText when it is neither
 * Source: sitemaps.org/protocol.html; news: http://www.google.com/schemas/sitemap-news/0.9.
 */
export function readSitemap(text: string, address: string): Sitemap {
  const start = text.slice(0, 4_000);
  if (!/<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/i.test(start))
    throw new UnreadableText('This is not a sitemap.');
  const parts = xmlElements(text, 'sitemap', MAX_PARTS).flatMap((element) => {
    const url = addressIn(element, address);
    return url === null ? [] : [{ url, changed_at: timestampOf(xmlText(element, 'lastmod')) }];
  });
  const pages = xmlElements(text, 'url', MAX_PAGES).flatMap((element) => toPage(element, address));
  return { parts, pages };
}

function toPage(element: string, base: string): SitemapPage[] {
  const url = addressIn(element, base);
  if (url === null) return [];
  const title = normaliseText(xmlText(element, 'news:title') ?? '').replace(/\s+/g, ' ');
  const changed = xmlText(element, 'lastmod');
  const published = xmlText(element, 'news:publication_date');
  return [
    {
      url,
      title: wellFormed((title || titleOfAddress(url)).slice(0, MAX_TITLE)),
      published_at: timestampOf(published ?? changed),
      html: '',
      changed: changed ?? '',
      isNews: title !== '' || published !== null,
    },
  ];
}

function addressIn(element: string, base: string): string | null {
  return absoluteAddress(xmlText(element, 'loc') ?? '', base);
}
