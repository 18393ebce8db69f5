import type { parseFeed } from 'feedsmith';

export type ParsedFeed = ReturnType<typeof parseFeed>;

/** An item as its feed has it, in whatever format. */
export type FoundItem = {
  title: string | undefined;
  /** Addresses relative to the base, the likeliest of the article first. */
  links: readonly (string | undefined)[];
  /** Names of the item, which may be addresses as well. */
  ids: readonly (string | undefined)[];
  /** `xml:base` of the item. */
  base: string | undefined;
  date: unknown;
  html: string | undefined;
  changed?: unknown;
};

type AtomLink = { href?: string | undefined; rel?: string | undefined };

/** The address of the page behind an Atom entry: its alternate link, or any other one that is not the feed itself. */
function pageOf(links: readonly AtomLink[] | undefined): (string | undefined)[] {
  const others = links?.filter(({ rel }) => rel !== 'self' && rel !== 'enclosure');
  const alternate = others?.find(({ rel }) => (rel ?? 'alternate') === 'alternate');
  return [alternate?.href, others?.[0]?.href];
}

/** A guid is an address unless it says otherwise; one without a slash or a point is a number or a word all the same. */
const permalinkOf = (guid: { value?: string; isPermaLink?: boolean } | undefined) =>
  guid?.isPermaLink === false || !/[/.]/.test(guid?.value ?? '') ? undefined : guid?.value;

const enclosureOf = (links: readonly AtomLink[] | undefined) =>
  links?.find(({ rel }) => rel === 'enclosure')?.href;

/** The items of a feed, in its order. */
export function itemsOf({ format, feed }: ParsedFeed): FoundItem[] {
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        title: item.title ?? item.itunes?.title,
        links: [item.link, ...pageOf(item.atom?.links), permalinkOf(item.guid), item.enclosures?.[0]?.url],
        ids: [item.guid?.value],
        base: item.xml?.base,
        date: item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated,
        html: item.content?.encoded ?? item.description ?? item.itunes?.summary,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.link, ...pageOf(item.atom?.links)],
        ids: [item.rdf?.about],
        base: item.xml?.base,
        date: item.dc?.dates?.[0],
        html: item.content?.encoded ?? item.description,
      }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        title: textOf(entry.title),
        links: [...pageOf(entry.links), entry.content?.src, enclosureOf(entry.links)],
        ids: [entry.id],
        base: entry.xml?.base,
        date: entry.published ?? entry.updated,
        changed: entry.updated,
        html: textOf(entry.content) ?? textOf(entry.summary),
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: item.title,
        links: [item.url, item.external_url, item.attachments?.[0]?.url],
        ids: [item.id],
        base: undefined,
        date: item.date_published ?? item.date_modified,
        changed: item.date_modified,
        html: item.content_html ?? item.content_text ?? item.summary,
      }));
  }
}

/** The text of an Atom element, which is typed or plain. */
export const textOf = (text: { value?: string } | string | undefined): string | undefined =>
  typeof text === 'object' ? text.value : text;

/** The language that a feed declares, such as 'de-CH'. */
export function languageOf({ format, feed }: ParsedFeed): string | undefined {
  if (format === 'json') return feed.language;
  return (format === 'rss' ? feed.language : undefined) ?? feed.xml?.lang;
}
