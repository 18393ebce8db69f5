import { UnreadableText } from '../../platform/threads/unreadable-text';
import { wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress } from './canonical-address';
import { MAX_TITLE, type FeedItem } from './feed';
import { normaliseText } from './readable-text';
import { dayOrderOf, timestampOf, type DayOrder } from './timestamp';
import { titleOfAddress } from './title-of-address';
import { xmlElements, xmlText } from './xml-elements';

/** Page of a sitemap, in the form of a feed item; `isNews` is true if the sitemap marks it as news. */
export type SitemapPage = FeedItem & { isNews: boolean };
export type SitemapPart = { url: string; changed_at: string | null };

export type Sitemap = {
  /** Sitemaps that an index lists. */
  parts: SitemapPart[];
  /** Pages in sitemap order, with their dates if these are valid. */
  pages: SitemapPage[];
};

/** Maximum number of pages, as in the sitemap protocol. */
const MAX_PAGES = 50_000;
const MAX_PARTS = 1_000;
/** Elements with a date. */
const DATES = ['lastmod', 'news:publication_date'];

/**
 * Parses a sitemap or a sitemap index, including the elements of Google's news sitemaps.
 * @param address address of the document, the base of relative addresses
 * @throws UnreadableText for other documents
 * Source: sitemaps.org/protocol.html; news: http://www.google.com/schemas/sitemap-news/0.9.
 */
export function readSitemap(text: string, address: string): Sitemap {
  const start = text.slice(0, 4_000);
  if (!/<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/i.test(start))
    throw new UnreadableText('This is not a sitemap.');
  const [listed, found] = [xmlElements(text, 'sitemap', MAX_PARTS), xmlElements(text, 'url', MAX_PAGES)];
  const dates = [...listed, ...found].flatMap((element) => DATES.map((name) => xmlText(element, name)));
  const order = dayOrderOf(dates, undefined);
  const parts = listed.flatMap((element) => {
    const url = addressIn(element, address);
    return url === null ? [] : [{ url, changed_at: timestampOf(xmlText(element, 'lastmod'), order) }];
  });
  const pages = found.flatMap((element) => toPage(element, address, order));
  return { parts, pages };
}

function toPage(element: string, base: string, order: DayOrder): SitemapPage[] {
  const url = addressIn(element, base);
  if (url === null) return [];
  const title = normaliseText(xmlText(element, 'news:title') ?? '').replace(/\s+/g, ' ');
  const changed = xmlText(element, 'lastmod');
  const published = xmlText(element, 'news:publication_date');
  return [
    {
      url,
      title: wellFormed((title || titleOfAddress(url)).slice(0, MAX_TITLE)),
      published_at: timestampOf(published ?? changed, order),
      html: '',
      changed: changed ?? '',
      isNews: title !== '' || published !== null,
    },
  ];
}

function addressIn(element: string, base: string): string | null {
  return absoluteAddress(xmlText(element, 'loc') ?? '', base);
}
