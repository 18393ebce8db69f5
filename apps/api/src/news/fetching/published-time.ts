import {
  childrenOf,
  hasBlocks,
  isElement,
  isInline,
  isText,
  namesOf,
  oncePerElement,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './page-element';
import { isDateline } from './dateline';
import { timestampOf, type DayOrder } from './timestamp';

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

/** Returns all dates of a page as they are written. */
export const shownDates = (document: PageDocument): (string | null)[] =>
  [...document.querySelectorAll(DATES)].map(dateIn);

/**
 * Returns the publication time in the metadata of a page, or else in its text, in ISO 8601; null for none.
 * @param order order of day and month in dates such as '5/4/2026'
 */
export function publishedIn(document: PageDocument, order: DayOrder): string | null {
  for (const selector of PUBLISHED) {
    const element = document.querySelector(selector);
    if (element === null) continue;
    const date = timestampOf(dateIn(element), order);
    if (date !== null) return date;
  }
  const times = [...document.querySelectorAll(SHOWN)];
  const placesIn = oncePerElement(placesOf);
  for (const time of [...times.filter((shown) => !isOfChange(shown)), ...times.filter(isOfChange)]) {
    const date = isWithinSentence(time, placesIn) ? null : timestampOf(time.getAttribute('datetime'), order);
    if (date !== null) return date;
  }
  return null;
}

const dateIn = (element: PageElement): string | null =>
  element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.textContent;

/** Returns whether a time is that of a change only: 'updated', but not 'published updated'. */
function isOfChange(time: PageElement): boolean {
  const names = namesOf(time);
  return CHANGED.test(names) && !names.includes('publish');
}

/** Line of a time, with the start and end of the time in it, in UTF-16 units. */
type Place = { line: { text: string }; start: number; end: number };
/** Places of the times in a block; null for a block that contains blocks. */
type Places = ReadonlyMap<PageElement, Place> | null;

/** Returns whether a time is part of a sentence of the text, as that of an event is. */
function isWithinSentence(time: PageElement, placesIn: (block: PageElement) => Places): boolean {
  let block = time.parentElement;
  while (block && isInline(block)) block = block.parentElement;
  const place = block && placesIn(block)?.get(time);
  if (!place) return false;
  const text = place.line.text.trimEnd();
  if (text.trimStart().length < LEAST_SENTENCE || !SENTENCE_END.test(text.slice(-1))) return false;
  return !isDateline(text.slice(0, place.start), text.slice(place.end));
}

/** Returns the places of the times in the lines of a block, which end at line breaks. */
function placesOf(block: PageElement): Places {
  if (hasBlocks(block)) return null;
  const places = new Map<PageElement, Place>();
  let line = { text: '' };
  const visit = (node: PageNode): void => {
    if (isText(node)) line.text += (node.textContent ?? '').replace(/\s+/g, ' ');
    if (!isElement(node)) return;
    if (node.nodeName.toUpperCase() === 'BR') line = { text: '' };
    const place = { line, start: line.text.length, end: 0 };
    childrenOf(node).forEach(visit);
    place.end = line.text.length;
    if (node.nodeName.toUpperCase() === 'TIME') places.set(node, place);
  };
  visit(block);
  return places;
}
