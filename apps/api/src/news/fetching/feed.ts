import { isUrl } from '@vaglio/startups-domain';
import { parseFeed } from 'feedsmith';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable, wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress } from './canonical-address';
import { normaliseText, plainText } from './readable-text';

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

export type Feed = { title: string | null; items: FeedItem[] };

/** Feeds list the newest first, a few dozen: what comes behind so many is left out. */
const MAX_ITEMS = 10_000;

/**
 * Reads RSS, RDF, Atom or JSON feed.
 * @param text of the document
 * @param address of the document: links are read relative to it
 * @returns items in the order of the feed; those without a link or a title are left out
 * @throws UnreadableText with a message for everything else
 */
export function readFeed(text: string, address: string): Feed {
  const start = text.trimStart().slice(0, 2_000);
  if (start === '') throw new UnreadableText('The answer is empty.');
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(start))
    throw new UnreadableText('The feed declares entities, which are not read.');
  if (/^(<!doctype html|<html|<head|<body)/i.test(start.replace(/^<\?xml[^>]*\?>\s*/, '')))
    throw new UnreadableText('The address answers a web page, not a feed.');
  const parsed = parse(text);
  const base = baseOf(parsed, address);
  const items = itemsOf(parsed).slice(0, MAX_ITEMS);
  return { title: plain(titleOf(parsed)), items: items.flatMap((item) => toItem(item, base)) };
}

type Parsed = ReturnType<typeof parseFeed>;
type FoundItem = {
  title: string | undefined;
  link: string | undefined;
  date: unknown;
  html: string | undefined;
  changed?: unknown;
};

function parse(text: string): Parsed {
  try {
    return parseFeed(text);
  } catch (error) {
    const isUnknown = error instanceof Error && error.name === 'DetectError';
    throw new UnreadableText(
      isUnknown ? 'This is not a feed: neither RSS, Atom nor JSON feed.' : 'The feed is malformed.',
    );
  }
}

function titleOf({ format, feed }: Parsed): string | undefined {
  return format === 'atom' ? textOf(feed.title) : feed.title;
}

function baseOf({ format, feed }: Parsed, address: string): string {
  const own = format === 'json' ? feed.home_page_url : format === 'atom' ? undefined : feed.link;
  return own && isUrl(own, address) ? new URL(own, address).href : address;
}

function itemsOf({ format, feed }: Parsed): FoundItem[] {
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        date: item.pubDate ?? item.dc?.dates?.[0],
        html: item.content?.encoded ?? item.description,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.link,
        date: item.dc?.dates?.[0],
        html: item.content?.encoded ?? item.description,
      }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        title: textOf(entry.title),
        date: entry.published ?? entry.updated,
        changed: entry.updated,
        html: textOf(entry.content) ?? textOf(entry.summary),
        link: (entry.links?.find(({ rel }) => (rel ?? 'alternate') === 'alternate') ?? entry.links?.[0])
          ?.href,
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        link: item.url ?? item.external_url,
        date: item.date_published ?? item.date_modified,
        changed: item.date_modified,
        html: item.content_html ?? item.content_text ?? item.summary,
      }));
  }
}

function toItem({ title, link, date, html = '', changed }: FoundItem, base: string): FeedItem[] {
  const cleanTitle = plain(title);
  const url = absoluteAddress(link?.trim() ?? '', base);
  if (!cleanTitle || url === null) return [];
  return [
    {
      title: wellFormed(cleanTitle.slice(0, MAX_TITLE)),
      url,
      published_at: timestampOf(date),
      html: storable(html),
      changed: String(changed ?? ''),
    },
  ];
}

/** In UTF-16 units. */
export const MAX_TITLE = 300;

function plain(text: string | undefined): string | null {
  if (!text) return null;
  const words = /[<&]/.test(text) ? plainText(text) : normaliseText(text);
  const singleLine = words.replace(/\s+/g, ' ').trim();
  return singleLine === '' ? null : singleLine;
}

const textOf = (text: { value?: string } | string | undefined): string | undefined =>
  typeof text === 'object' ? text.value : text;

/** Years of news; other dates are mistakes, and some of them no dates of the database. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

/**
 * A date of a document as ISO 8601. Feeds write 'UTC' and names of zones that `Date` reads, and some that it does not.
 * @returns null for none, and for one that cannot be read or is not of the years of news
 */
export function timestampOf(date: unknown): string | null {
  const time = new Date(Date.parse(String(date ?? '')));
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time.toISOString() : null;
}
