import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { wellFormed } from '../../platform/text/well-formed';
import { blockText } from './block-text';
import { absoluteAddress, canonicalAddress, isSameSite, withoutFragment } from './canonical-address';
import { MAX_TITLE, type Feed, type FeedItem } from './feed';
import { matchesPattern } from './link-pattern';
import { leadsOn } from './own-lead';
import {
  HEADING,
  headingsByElement,
  lineOf,
  oncePerElement,
  type Headings,
  type PageElement,
} from './page-element';
import { baseOfPage } from './page-metadata';
import { normaliseText } from './readable-text';
import { dayOrderOf, timestampOf } from './timestamp';
import { titleOfAddress } from './title-of-address';

const MAX_ITEMS = 500;
/** Maximum number of levels above a link or date that may belong to the same list entry. */
const LEVELS = 4;
/**
 * Minimum length of a title in UTF-16 units. A shorter link is 'More' or a picture; another link to the same page has
 * the title.
 */
const SHORTEST_TITLE = 8;

/**
 * Returns the articles listed on a page: distinct links to other pages of the same site that match a pattern. The
 * longest link text of an article becomes its title.
 * @param address address of the page
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
  const headings = headingsByElement(document.querySelectorAll(HEADING));
  const lineOfHeading = oncePerElement(lineOf);
  const titleAround = (link: PageElement): string => {
    const heading = headingAround(link, headings);
    return heading === null ? '' : lineOfHeading(heading);
  };
  const items = new Map<string, FeedItem>();
  for (const link of document.querySelectorAll('a[href]')) {
    const url = targetOf(link.getAttribute('href') ?? '', base, address);
    if (url === null || !matchesPattern(pattern, url)) continue;
    const key = canonicalAddress(url);
    if (key === own) continue;
    const title = wordsOf(link, titleAround);
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

/** Returns the title of a link: its heading, its text, or the heading of its entry if the text only leads on. */
function wordsOf(link: PageElement, titleAround: (link: PageElement) => string): string {
  const heading = link.querySelector(HEADING);
  const text =
    (heading && blockText(heading)) ||
    blockText(link) ||
    link.getAttribute('title') ||
    link.getAttribute('aria-label') ||
    '';
  const title = normaliseText(text).replace(/\s+/g, ' ');
  return wellFormed((leadsOn(title) ? titleAround(link) : title).slice(0, MAX_TITLE));
}

/** Returns the only heading of the entry around a link; null for none. */
function headingAround(link: PageElement, headings: Headings): PageElement | null {
  for (let around = link.parentElement, level = 0; isEntry(around) && level < LEVELS; level += 1) {
    const heading = headings.get(around);
    if (heading !== undefined) return heading;
    around = around.parentElement;
  }
  return null;
}

/**
 * Determines the dates of list entries.
 * @returns dates by element, up to four levels above each date; null for an element with the dates of several entries
 */
function datesByElement(times: Iterable<PageElement>): Map<PageElement, string | null> {
  const dates = new Map<PageElement, string | null>();
  const stated = [...times].map((time) => ({ time, text: time.getAttribute('datetime') }));
  const order = dayOrderOf(
    stated.map(({ text }) => text),
    undefined,
  );
  for (const { time, text } of stated) {
    const date = timestampOf(text, order);
    for (let around = time.parentElement, level = 0; isEntry(around) && level < LEVELS; level += 1) {
      dates.set(around, dates.has(around) ? null : date);
      around = around.parentElement;
    }
  }
  return dates;
}

/** Returns whether an element may be a list entry. Containers of many entries are excluded. */
function isEntry(element: PageElement | null): element is PageElement {
  return element !== null && !/^(?:body|main|ul|ol|table|tbody)$/i.test(element.nodeName);
}

function dateOf(link: PageElement, dates: ReadonlyMap<PageElement, string | null>): string | null {
  for (let around: PageElement | null = link, level = 0; isEntry(around) && level < LEVELS; level += 1) {
    const date = dates.get(around);
    if (date !== undefined) return date;
    around = around.parentElement;
  }
  return null;
}
