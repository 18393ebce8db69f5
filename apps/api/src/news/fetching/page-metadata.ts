import { absoluteAddress, canonicalAddress } from './canonical-address';
import { hasBlocks, isInline, lineOf, namesOf, type PageDocument, type PageElement } from './page-element';
import { dayOrderOf, timestampOf, type DayOrder } from './timestamp';

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
];
/** Elements with a date, which may show the order of day and month. */
const DATES = `${PUBLISHED.join()},meta[property$="_time"],[itemprop~="dateModified"],time[datetime]`;
const SHOWN = 'article time[datetime],main time[datetime]';
const CHANGES = 'updated?|modified|last-?mod|changed|aktualisiert|geaendert';
/** Class of the time of a change. */
const CHANGED = new RegExp(String.raw`(?:^|[\s-])(?:${CHANGES})(?=$|[\s-])`);
/** Minimum length of a sentence in whose middle a time is that of an event, in UTF-16 units. */
const LEAST_SENTENCE = 60;
const SENTENCE_END = /[.!?…»”"]$/;

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
  const stated = [...document.querySelectorAll(DATES)].map(dateIn);
  const order = dayOrderOf([...ofArticles, ...stated], undefined);
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

const dateIn = (element: PageElement): string | null =>
  element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.textContent;

function publishedIn(document: PageDocument, order: DayOrder): string | null {
  for (const selector of PUBLISHED) {
    const element = document.querySelector(selector);
    if (element === null) continue;
    const date = timestampOf(dateIn(element), order);
    if (date !== null) return date;
  }
  const shown = [...document.querySelectorAll(SHOWN)].filter((time) => !isWithinSentence(time));
  const dates = [...shown.filter((time) => !isOfChange(time)), ...shown.filter(isOfChange)];
  return dates.reduce<string | null>(
    (found, time) => found ?? timestampOf(time.getAttribute('datetime'), order),
    null,
  );
}

/** Returns whether a time is that of a change only: 'updated', but not 'published updated'. */
function isOfChange(time: PageElement): boolean {
  const names = namesOf(time);
  return CHANGED.test(names) && !names.includes('publish');
}

/** Returns whether a time is part of a sentence of the text, as that of an event is. */
function isWithinSentence(time: PageElement): boolean {
  let block = time.parentElement;
  while (block && isInline(block)) block = block.parentElement;
  if (block === null || hasBlocks(block)) return false;
  const text = lineOf(block);
  return text.length >= LEAST_SENTENCE && SENTENCE_END.test(text);
}

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
