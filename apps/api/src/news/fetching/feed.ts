import { parseFeed } from 'feedsmith';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable, wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress } from './canonical-address';
import { changesOf, itemsOf, languageOf, textOf, type FoundItem, type ParsedFeed } from './feed-items';
import { wholeItems, withoutDoctype } from './feed-text';
import { normaliseText, plainText } from './readable-text';
import { replacedNote } from './replaced-note';
import { dayOrderOf, timestampOf, type DayOrder } from './timestamp';
import { titleOfAddress } from './title-of-address';
import { withScheme } from './with-scheme';

export type FeedItem = {
  title: string;
  /** Absolute http or https address of the item. */
  url: string;
  /** Publication time in ISO 8601; null if the feed contains no valid time. */
  published_at: string | null;
  /** Article text in the feed, as HTML; '' if there is none. */
  html: string;
  /** Time of the last change, as the source states it; '' if there is none. */
  changed: string;
};

export type Feed = {
  title: string | null;
  items: FeedItem[];
  /** Message to display about unreadable parts; null if there are none. */
  note: string | null;
};

/** Maximum number of items. Further items are ignored; feeds usually list a few dozen, newest first. */
const MAX_ITEMS = 10_000;
/**
 * Lengths in UTF-16 units: the part of an item's text that is searched for its first words, and the longest title made
 * from them.
 */
const LEAD_HTML = 2_000;
const LONGEST_LEAD = 80;

/**
 * Parses an RSS, RDF, Atom or JSON feed. The content determines the format. An incomplete feed is parsed up to its
 * last complete item.
 * @param text text of the document
 * @param address address of the document, the base of relative links
 * @param replaced number of characters that could not be decoded
 * @returns items in feed order. Items without an address are omitted; an item without a title gets its first words as
 * title
 * @throws UnreadableText with a message for any other document
 */
export function readFeed(text: string, address: string, replaced = 0): Feed {
  const start = text.trimStart().slice(0, 2_000);
  if (start === '') throw new UnreadableText('The answer is empty.');
  if (/^(<!doctype html|<html|<head|<body)/i.test(start.replace(/^<\?xml[^>]*\?>\s*/, '')))
    throw new UnreadableText('The address answers a web page, not a feed.');
  const document = withoutDoctype(text);
  if (/<!ENTITY/i.test(document.trimStart().slice(0, 2_000)))
    throw new UnreadableText('The feed declares entities, which are not read.');
  const parsed = parse(wholeItems(document));
  const base = baseOf(parsed, address);
  const found = itemsOf(parsed).slice(0, MAX_ITEMS);
  const dates = [...changesOf(parsed), ...found.flatMap((item) => item.dates)];
  const order = dayOrderOf(dates, languageOf(parsed));
  const items = found.flatMap((item) => toItem(item, base, order));
  const notes = [leftOutNote(found.length - items.length), replacedNote(replaced)].filter(Boolean);
  return { title: plain(titleOf(parsed)), items, note: notes.join(' ') || null };
}

function parse(text: string): ParsedFeed {
  try {
    return parseFeed(text);
  } catch (error) {
    const isUnknown = error instanceof Error && error.name === 'DetectError';
    throw new UnreadableText(
      isUnknown ? 'This is not a feed: neither RSS, Atom nor JSON feed.' : 'The feed is malformed.',
    );
  }
}

function titleOf({ format, feed }: ParsedFeed): string | undefined {
  return format === 'atom' ? textOf(feed.title) : feed.title;
}

/** Returns the base address of links in a feed: `xml:base`, or the page to which the feed belongs. */
function baseOf({ format, feed }: ParsedFeed, address: string): string {
  const own = format === 'json' ? feed.home_page_url : feed.xml?.base;
  return resolved(own ?? (format === 'rss' || format === 'rdf' ? feed.link : undefined), address);
}

/** Resolves a base address. Bases such as 'urn:…' are ignored. */
const resolved = (address: string | undefined, base: string): string =>
  absoluteAddress(address?.trim() ?? '', base) ?? base;

function toItem(item: FoundItem, feedBase: string, order: DayOrder): FeedItem[] {
  const url = addressOf(item, resolved(item.base, feedBase));
  if (url === null) return [];
  const { title, html = '', dates, changed } = item;
  const words = plain(title) ?? firstWords(html) ?? titleOfAddress(url);
  return [
    {
      title: wellFormed(words.slice(0, MAX_TITLE)),
      url,
      published_at: firstDate(dates, order),
      html: storable(html),
      changed: String(changed ?? ''),
    },
  ];
}

/** Returns the first valid date; null for none. */
function firstDate(dates: readonly unknown[], order: DayOrder): string | null {
  for (const date of dates) {
    const time = timestampOf(date, order);
    if (time !== null) return time;
  }
  return null;
}

/**
 * Returns the address of a feed item: a link, or an id that is a web address. A link to the front page only counts if the
 * item has no such id.
 */
function addressOf({ links, ids }: FoundItem, base: string): string | null {
  const toAddresses = (found: readonly (string | undefined)[]) =>
    found.flatMap((link) => absoluteAddress(withWebScheme(link?.trim() ?? ''), base) ?? []);
  const named = toAddresses(ids.filter((id) => /^\s*https?:\/\//i.test(id ?? '')));
  const [first, ...others] = [...toAddresses(links), ...named];
  if (first === undefined) return null;
  if (!isFrontPage(first) || others.length === 0) return first;
  return named.find((address) => !isFrontPage(address)) ?? first;
}

/** Adds the scheme to an address such as 'www.example.org/news', which is not relative to the feed. */
const withWebScheme = (link: string): string => (/^www\.[^/.]+\.[^/]/i.test(link) ? withScheme(link) : link);

function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

/** Maximum length of a title in UTF-16 units. */
export const MAX_TITLE = 300;

function plain(text: string | undefined): string | null {
  if (!text) return null;
  const words = /[<&]/.test(text) ? plainText(text) : normaliseText(text);
  const singleLine = words.replace(/\s+/g, ' ').trim();
  return singleLine === '' ? null : singleLine;
}

/** Returns the first words of a text as the title of an item without title; null for an empty text. */
function firstWords(html: string): string | null {
  const words = plain(html.slice(0, LEAD_HTML)) ?? '';
  if (words.length <= LONGEST_LEAD) return words === '' ? null : words;
  const lead = words.slice(0, LONGEST_LEAD);
  return `${lead.slice(0, Math.max(lead.lastIndexOf(' '), LONGEST_LEAD / 2))} …`;
}

function leftOutNote(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? 'One item is left out, because it has no address.'
    : `${count} items are left out, because they have no address.`;
}
