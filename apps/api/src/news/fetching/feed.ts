import { parseFeed } from 'feedsmith';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable, wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress } from './canonical-address';
import { itemsOf, languageOf, textOf, type FoundItem, type ParsedFeed } from './feed-items';
import { wholeItems, withoutDoctype } from './feed-text';
import { normaliseText, plainText } from './readable-text';
import { replacedNote } from './replaced-note';
import { dayOrderOf, timestampOf, type DayOrder } from './timestamp';
import { titleOfAddress } from './title-of-address';

export type FeedItem = {
  title: string;
  /** Absolute; http or https. */
  url: string;
  /** ISO 8601, or null when the feed has none that can be read. */
  published_at: string | null;
  /** What the feed itself holds of the article, as HTML; '' for nothing. */
  html: string;
  /** When the source says that it changed, as written there; '' where it says nothing. */
  changed: string;
};

export type Feed = {
  title: string | null;
  items: FeedItem[];
  /** What could not be read of it, in words for people; null for nothing. */
  note: string | null;
};

/** Feeds list the newest first, a few dozen: what comes behind so many is left out. */
const MAX_ITEMS = 10_000;
/** How much of an item without a title is read for its first words, and how many of them name it, in UTF-16 units. */
const LEAD_HTML = 2_000;
const LONGEST_LEAD = 80;

/**
 * Reads RSS, RDF, Atom or JSON feed, by what the document holds. One that ends in the middle is read up to its last whole
 * item.
 * @param text of the document
 * @param address of the document: links are read relative to it
 * @param replaced characters of the document that could not be read
 * @returns items in the order of the feed, without those that have no address; one without a title has its first words
 * @throws UnreadableText with a message for everything else
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
  const order = dayOrderOf(
    found.map(({ date }) => date),
    languageOf(parsed),
  );
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

/** The address to which those of a feed are relative: `xml:base`, or else the page of which it is the feed. */
function baseOf({ format, feed }: ParsedFeed, address: string): string {
  const own = format === 'json' ? feed.home_page_url : feed.xml?.base;
  return resolved(own ?? (format === 'rss' || format === 'rdf' ? feed.link : undefined), address);
}

/** A base that is only a name, such as 'urn:…', leads nowhere. */
const resolved = (address: string | undefined, base: string): string =>
  absoluteAddress(address?.trim() ?? '', base) ?? base;

function toItem(item: FoundItem, feedBase: string, order: DayOrder): FeedItem[] {
  const url = addressOf(item, resolved(item.base, feedBase));
  if (url === null) return [];
  const { title, html = '', date, changed } = item;
  const words = plain(title) ?? firstWords(html) ?? titleOfAddress(url);
  return [
    {
      title: wellFormed(words.slice(0, MAX_TITLE)),
      url,
      published_at: timestampOf(date, order),
      html: storable(html),
      changed: String(changed ?? ''),
    },
  ];
}

/** A link; or a name that is itself an address of the web. */
function addressOf({ links, ids }: FoundItem, base: string): string | null {
  const named = ids.filter((id) => /^\s*https?:\/\//i.test(id ?? ''));
  for (const link of [...links, ...named]) {
    const url = absoluteAddress(link?.trim() ?? '', base);
    if (url !== null) return url;
  }
  return null;
}

/** In UTF-16 units. */
export const MAX_TITLE = 300;

function plain(text: string | undefined): string | null {
  if (!text) return null;
  const words = /[<&]/.test(text) ? plainText(text) : normaliseText(text);
  const singleLine = words.replace(/\s+/g, ' ').trim();
  return singleLine === '' ? null : singleLine;
}

/** The first words of a text, for an item that has no title; null for a text that has none. */
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
