import { absoluteAddress } from './canonical-address';
import type { PageDocument } from './page-element';
import { timestampOf } from './timestamp';

/** What a page says of itself. */
export type PageMetadata = {
  /** What the page calls its own address, if it is one. */
  canonical: string | null;
  /** When the article was published, ISO 8601; null where no metadata says so. */
  published_at: string | null;
  /** The text of the article in the page's structured data, as text or HTML; '' for none. */
  articleBody: string;
};

/** Larger pieces of structured data are not read, in UTF-16 units. */
const LARGEST_DATA = 500_000;
/** How deep in structured data an article is looked for: in a list, a graph, or as the main entity of a page. */
const LEVELS = 5;
const ARTICLE_TYPE = /article|posting|report$|pressrelease/i;
const PUBLISHED = [
  'meta[property="article:published_time"]',
  'meta[property="og:article:published_time"]',
  'meta[name="article:published_time"]',
  '[itemprop~="datePublished"]',
  'meta[name="parsely-pub-date"]',
  'meta[name="pubdate" i]',
  'meta[name="publish-date" i]',
  'meta[name="dc.date.issued" i]',
  'meta[name="dcterms.created" i]',
  'meta[name="dc.date" i]',
  'meta[name="date" i]',
  'time[pubdate]',
  'article time[datetime]',
  'main time[datetime]',
];

/** The address to which those of a document are relative. @param address of the document */
export function baseOfPage(document: Pick<PageDocument, 'querySelector'>, address: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return absoluteAddress(href.trim(), address) ?? address;
}

/** Reads the metadata of a page. @param address of the page */
export function pageMetadata(document: PageDocument, address: string): PageMetadata {
  const articles = [...document.querySelectorAll('script[type="application/ld+json" i]')].flatMap(
    ({ textContent }) => articlesIn(textContent ?? ''),
  );
  const ofData = (name: string) =>
    articles.map((article) => article[name]).find((value) => typeof value === 'string' && value !== '');
  const link = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? '';
  return {
    canonical: absoluteAddress(link.trim(), baseOfPage(document, address)),
    published_at: timestampOf(ofData('datePublished')) ?? publishedIn(document),
    articleBody: String(ofData('articleBody') ?? ''),
  };
}

function publishedIn(document: PageDocument): string | null {
  for (const selector of PUBLISHED) {
    const element = document.querySelector(selector);
    if (element === null) continue;
    const date = timestampOf(
      element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.textContent,
    );
    if (date !== null) return date;
  }
  return null;
}

type Data = Readonly<Record<string, unknown>>;

function articlesIn(json: string): Data[] {
  if (json.length > LARGEST_DATA) return [];
  try {
    return within(
      JSON.parse(json.replace(/^\s*(?:<!\[CDATA\[|<!--)/, '').replace(/(?:\]\]>|-->)\s*$/, '')),
      LEVELS,
    );
  } catch {
    return [];
  }
}

function within(value: unknown, levels: number): Data[] {
  if (levels === 0 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => within(entry, levels - 1));
  const data: Data = { ...value };
  const isArticle = [data['@type']].flat().some((type) => ARTICLE_TYPE.test(String(type)));
  return isArticle
    ? [data]
    : [data['@graph'], data['mainEntity']].flatMap((entry) => within(entry, levels - 1));
}
