import { absoluteAddress, canonicalAddress } from './canonical-address';
import type { PageDocument } from './page-element';
import { publishedIn, shownDates } from './published-time';
import { dayOrderOf, timestampOf } from './timestamp';

/** Metadata that a page contains about its article. */
export type PageMetadata = {
  /** Canonical address that the page declares; null if it declares none. */
  canonical: string | null;
  /** Publication time in ISO 8601; null if the metadata contain none. */
  published_at: string | null;
  /** Article text in the structured data, as text or HTML; '' if there is none. */
  articleBody: string;
};

/** Maximum length of structured data in UTF-16 units; longer data are ignored. */
const LARGEST_DATA = 500_000;
/** Maximum nesting depth of an article in structured data: in a list, a graph, or the main entity of a page. */
const LEVELS = 5;
const ARTICLE_TYPE = /article|posting|report$|pressrelease/i;

/**
 * Returns the base address of links in a document.
 * @param address address of the document
 */
export function baseOfPage(document: Pick<PageDocument, 'querySelector'>, address: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return absoluteAddress(href.trim(), address) ?? address;
}

/**
 * Returns the metadata of a page.
 * @param address address of the page
 */
export function pageMetadata(document: PageDocument, address: string): PageMetadata {
  const articles = [...document.querySelectorAll('script[type="application/ld+json" i]')].flatMap(
    ({ textContent }) => articlesIn(textContent ?? ''),
  );
  const link = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? '';
  const canonical = absoluteAddress(link.trim(), baseOfPage(document, address));
  const own = ownArticles(articles, [address, canonical ?? address]);
  const ofData = (name: string) =>
    own.map((article) => article[name]).find((value) => typeof value === 'string' && value !== '');
  const ofArticles = articles.flatMap((article) => [article['datePublished'], article['dateModified']]);
  const order = dayOrderOf([...ofArticles, ...shownDates(document)], undefined);
  return {
    canonical,
    published_at: timestampOf(ofData('datePublished'), order) ?? publishedIn(document, order),
    articleBody: String(ofData('articleBody') ?? ''),
  };
}

/**
 * Returns the articles that may be that of the page: if one has its address, those with another address are others that
 * the page lists.
 */
function ownArticles(articles: readonly Data[], addresses: readonly [string, string]): readonly Data[] {
  const pages = addresses.map(canonicalAddress);
  const addressesOf = (article: Data) =>
    [article['url'], article['@id'], article['mainEntityOfPage']].flatMap((value) => {
      const text = isData(value) ? (value['@id'] ?? value['url']) : value;
      const found = typeof text === 'string' ? absoluteAddress(text.trim(), addresses[0]) : null;
      return found === null ? [] : [canonicalAddress(found)];
    });
  const isOwn = (article: Data) => addressesOf(article).some((found) => pages.includes(found));
  const own = articles.filter(isOwn);
  if (own.length === 0) return articles;
  return [...own, ...articles.filter((article) => addressesOf(article).length === 0)];
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

type Data = Readonly<Record<string, unknown>>;

/** Comment delimiters that old pages use to hide scripts from old browsers. */
const COMMENT_MARKS = ['/*', '*/', '//', '<![CDATA[', ']]>', '<!--', '-->'];
/** Maximum number of comment delimiters that are removed at each end of a script. */
const MOST_MARKS = 4;

/** Removes the comment delimiters around the data of a script. */
function withoutMarks(script: string): string {
  let text = script.trim();
  for (let round = 0; round < MOST_MARKS; round += 1) {
    const first = COMMENT_MARKS.find((mark) => text.startsWith(mark)) ?? '';
    text = text.slice(first.length).trim();
    const last = COMMENT_MARKS.find((mark) => text.endsWith(mark)) ?? '';
    text = text.slice(0, text.length - last.length).trim();
  }
  return text;
}

/** Matches a JSON string. An unclosed string extends to the end of the text, so that it is scanned only once. */
const QUOTED = /"(?:[^"\\]|\\[^])*(?:"|\\?$)/g;
/** Escapes line breaks and replaces other control characters, because JSON strings must not contain them. */
const escaped = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\\n' : ' '));

function articlesIn(json: string): Data[] {
  if (json.length > LARGEST_DATA) return [];
  try {
    return within(JSON.parse(withoutMarks(json).replace(QUOTED, escaped)), LEVELS);
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
