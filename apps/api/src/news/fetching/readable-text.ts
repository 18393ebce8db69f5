import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { absoluteAddress } from './canonical-address';
import { barrierOf, barrierSigns, type Barrier } from './page-barrier';

export type ReadableArticle = {
  title: string | null;
  text: string;
  /** What the page calls its own address, if it is one. */
  canonical: string | null;
  /** ISO 639-1 of the page, as it declares. */
  lang: string | null;
  /** What is on the page in the article's place; null for an article. */
  barrier: Barrier | null;
};

/** Longer texts are cut: no article that is read for startups is a book. In UTF-16 units. */
const MAX_ARTICLE_TEXT = 60_000;
/** More marks on one letter than any script has: putting them in order takes the square of their number. */
const MARKS = /(\p{M}{16})\p{M}+/gu;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** Elements behind which a line ends. */
const BLOCKS = 'p,div,li,h1,h2,h3,h4,h5,h6,tr,br,blockquote,section,article,header,figcaption,dt,dd';

/**
 * The readable text of a web page: without navigation, advertisements and comments.
 * @param html of the whole page
 * @param address of the page
 * @throws UnreadableText for a page that is nested too deeply or has too many elements
 */
export function readArticle(html: string, address: string): ReadableArticle {
  const { document } = parseChecked(html);
  const link = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  const canonical = absoluteAddress(link, address);
  const lang =
    /^[a-z]{2}\b/.exec(document.documentElement?.getAttribute('lang')?.toLowerCase() ?? '')?.[0] ?? null;
  const signs = barrierSigns(document);
  const found = new Readability(document, { charThreshold: 200 }).parse();
  const text = plainText(found?.content ?? '');
  return {
    title: found?.title?.trim() || null,
    text,
    canonical,
    lang,
    barrier: barrierOf(signs, address, text),
  };
}

function parseChecked(html: string) {
  checkMarkup(html);
  const parsed = parseHTML(html);
  checkTree(parsed.document);
  return parsed;
}

/**
 * The words of a piece of HTML, a line for each block; nothing that a browser would not show.
 * @throws UnreadableText for markup that is nested too deeply or has too many elements
 */
export function plainText(html: string): string {
  const { document } = parseChecked(`<!doctype html><html><body>${html}</body></html>`);
  for (const element of document.querySelectorAll(
    'script,style,template,noscript,[hidden],[aria-hidden="true"]',
  ))
    element.remove();
  for (const element of document.querySelectorAll('[style]'))
    if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove();
  for (const element of document.querySelectorAll(BLOCKS)) element.append('\n');
  return normaliseText(document.body.textContent ?? '');
}

/**
 * A text as it is stored: NFC, without invisible, directional and tag characters, blanks collapsed, no more than one empty
 * line in a row. Quotes are found in this text, so nothing changes it afterwards.
 */
export function normaliseText(text: string): string {
  return text
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]|[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_ARTICLE_TEXT);
}
