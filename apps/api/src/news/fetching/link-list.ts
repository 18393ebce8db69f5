import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { wellFormed } from '../../platform/text/well-formed';
import { absoluteAddress, canonicalAddress, isSameSite, withoutFragment } from './canonical-address';
import { MAX_TITLE, type Feed, type FeedItem } from './feed';
import { matchesPattern } from './link-pattern';
import { baseOfPage } from './page-metadata';
import { normaliseText } from './readable-text';
import { timestampOf } from './timestamp';
import { titleOfAddress } from './title-of-address';

const MAX_ITEMS = 500;
/** How far above a link, and above a date, both belong to one entry, in elements. */
const LEVELS = 4;
/** A link of so few letters is 'More' or a picture: another one to the same page has the title. */
const SHORTEST_TITLE = 8;

/**
 * The articles that a page lists: links to other pages of its site that match a pattern, each once, with the longest of the
 * texts that lead there as its title.
 * @param address of the page
 * @param pattern as in link-pattern; null for all links
 * @throws UnreadableText for a page that is nested too deeply or has too many elements
 */
export function readLinks(html: string, address: string, pattern: string | null): Feed {
  checkMarkup(html);
  const { document } = parseHTML(html);
  checkTree(document);
  const own = canonicalAddress(address);
  const base = baseOfPage(document, address);
  const dates = datesByElement(document.querySelectorAll('time[datetime]'));
  const items = new Map<string, FeedItem>();
  for (const link of document.querySelectorAll('a[href]')) {
    const url = targetOf(link.getAttribute('href') ?? '', base, address);
    if (url === null || !matchesPattern(pattern, url)) continue;
    const key = canonicalAddress(url);
    if (key === own) continue;
    const title = wordsOf(link);
    const known = items.get(key);
    if (known) {
      if (title.length > known.title.length) known.title = title;
      known.published_at ??= dateOf(link, dates);
      continue;
    }
    if (items.size < MAX_ITEMS)
      items.set(key, { url, title, published_at: dateOf(link, dates), html: '', changed: '' });
  }
  const named = [...items.values()].map((item) => ({
    ...item,
    title: item.title.length < SHORTEST_TITLE ? titleOfAddress(item.url) : item.title,
  }));
  const [title] = [...document.querySelectorAll('title')];
  return { title: normaliseText(title?.textContent ?? '') || null, items: named, note: null };
}

function targetOf(href: string, base: string, address: string): string | null {
  const url = absoluteAddress(href, base);
  return url !== null && isSameSite(url, address) ? withoutFragment(url) : null;
}

type Element = {
  readonly textContent: string | null;
  readonly nodeName: string;
  readonly parentElement: Element | null;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => Element | null;
};

function wordsOf(link: Element): string {
  const heading = link.querySelector('h1,h2,h3,h4,h5,h6');
  const text =
    heading?.textContent ||
    link.textContent?.trim() ||
    link.getAttribute('title') ||
    link.getAttribute('aria-label') ||
    '';
  return wellFormed(normaliseText(text).replace(/\s+/g, ' ').slice(0, MAX_TITLE));
}

/**
 * The date of an entry of a list, for each element that holds the date of one entry only.
 * @returns by element, up to four levels above each date; null for one that holds the dates of several entries
 */
function datesByElement(times: Iterable<Element>): Map<Element, string | null> {
  const dates = new Map<Element, string | null>();
  for (const time of times) {
    const date = timestampOf(time.getAttribute('datetime'));
    for (let around = time.parentElement, level = 0; isEntry(around) && level < LEVELS; level += 1) {
      dates.set(around, dates.has(around) ? null : date);
      around = around.parentElement;
    }
  }
  return dates;
}

/** What holds many entries is none itself. */
function isEntry(element: Element | null): element is Element {
  return element !== null && !/^(?:body|main|ul|ol|table|tbody)$/i.test(element.nodeName);
}

function dateOf(link: Element, dates: ReadonlyMap<Element, string | null>): string | null {
  for (let around: Element | null = link, level = 0; isEntry(around) && level < LEVELS; level += 1) {
    const date = dates.get(around);
    if (date !== undefined) return date;
    around = around.parentElement;
  }
  return null;
}
