import type { parseFeed } from 'feedsmith';

export type ParsedFeed = ReturnType<typeof parseFeed>;

/** Feed item in a form that is common to all feed formats. */
export type FoundItem = {
  title: string | undefined;
  /** Addresses relative to the base. The most likely address of the article comes first. */
  links: readonly (string | undefined)[];
  /** Ids of the item. They may be addresses. */
  ids: readonly (string | undefined)[];
  /** Value of the item's `xml:base` attribute. */
  base: string | undefined;
  /** Publication dates, the most probable one first. */
  dates: readonly unknown[];
  html: string | undefined;
  changed?: unknown;
};

type AtomLink = { href?: string | undefined; rel?: string | undefined; type?: string | undefined };

/**
 * Returns the possible page addresses of an Atom entry: its alternate link, preferably to a web page, then another
 * link that is not the feed itself.
 */
function pageOf(links: readonly AtomLink[] | undefined): (string | undefined)[] {
  const others = links?.filter(({ rel }) => rel !== 'self' && rel !== 'enclosure');
  const alternates = others?.filter(({ rel }) => (rel ?? 'alternate') === 'alternate');
  const alternate = alternates?.find(({ type }) => /html/i.test(type ?? 'html')) ?? alternates?.[0];
  return [alternate?.href, others?.[0]?.href];
}

/**
 * Returns an RSS guid if it is an address. A guid is an address unless `isPermaLink` is false. A guid without slash or
 * dot is only a number or a word.
 */
const permalinkOf = (guid: { value?: string; isPermaLink?: boolean } | undefined) =>
  guid?.isPermaLink === false || !/[/.]/.test(guid?.value ?? '') ? undefined : guid?.value;

const enclosureOf = (links: readonly AtomLink[] | undefined) =>
  links?.find(({ rel }) => rel === 'enclosure')?.href;

/** Returns the items of a feed in their original order. */
export function itemsOf({ format, feed }: ParsedFeed): FoundItem[] {
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        title: item.title ?? item.itunes?.title,
        links: [item.link, ...pageOf(item.atom?.links), permalinkOf(item.guid), item.enclosures?.[0]?.url],
        ids: [item.guid?.value],
        base: item.xml?.base,
        dates: [item.pubDate, ...(item.dc?.dates ?? []), item.atom?.published, item.atom?.updated],
        html: item.content?.encoded ?? item.description ?? item.itunes?.summary,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.link, ...pageOf(item.atom?.links)],
        ids: [item.rdf?.about],
        base: item.xml?.base,
        dates: item.dc?.dates ?? [],
        html: item.content?.encoded ?? item.description,
      }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        title: textOf(entry.title),
        links: [...pageOf(entry.links), entry.content?.src, enclosureOf(entry.links)],
        ids: [entry.id],
        base: entry.xml?.base,
        dates: [entry.published, entry.updated],
        changed: entry.updated,
        html: textOf(entry.content) ?? textOf(entry.summary),
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.url, item.external_url, item.attachments?.[0]?.url],
        ids: [item.id],
        base: undefined,
        dates: [item.date_published, item.date_modified],
        changed: item.date_modified,
        html: item.content_html ?? item.content_text ?? item.summary,
      }));
  }
}

/** Returns the text of an Atom element, which is an object or a string. */
export const textOf = (text: { value?: string } | string | undefined): string | undefined =>
  typeof text === 'object' ? text.value : text;

/** Returns the dates of the feed itself. */
export const changesOf = ({ format, feed }: ParsedFeed): unknown[] =>
  format === 'rss' ? [feed.pubDate, feed.lastBuildDate] : [];

/** Returns the language that a feed declares, such as 'de-CH'. */
export function languageOf({ format, feed }: ParsedFeed): string | undefined {
  if (format === 'json') return feed.language;
  return (format === 'rss' ? feed.language : undefined) ?? feed.xml?.lang;
}
