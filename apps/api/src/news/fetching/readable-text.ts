import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { blockText } from './block-text';
import { removeForeignParts } from './foreign-parts';
import { gatherStory } from './gather-story';
import { showShadowContent } from './shadow-content';
import { barrierOf, barrierSigns, type Barrier } from './page-barrier';
import { pageMetadata } from './page-metadata';

export type ReadableArticle = {
  title: string | null;
  text: string;
  /** Canonical address that the page declares; null if it declares none. */
  canonical: string | null;
  /** Publication time in the metadata, in ISO 8601; null if there is none. */
  published_at: string | null;
  /** Language that the page declares, as an ISO 639-1 code; null if it declares none. */
  lang: string | null;
  /** Barrier that replaces the article; null if the article is readable. */
  barrier: Barrier | null;
};

/** Maximum length of an article in UTF-16 units; longer texts are truncated. */
const MAX_ARTICLE_TEXT = 60_000;
/**
 * Matches combining marks after the first 16 marks of a character. No script uses so many, and sorting them takes
 * quadratic time.
 */
const MARKS = /(\p{M}{16})\p{M}+/gu;
/**
 * Extracts the readable text of a web page: the lead and the blocks of its story, without navigation, advertisements,
 * comments, teasers and template placeholders. If the structured data contain a much longer text, this text is used.
 * @param html HTML of the complete page
 * @param address address of the page
 * @throws UnreadableText for a page that is nested too deeply or has too many elements
 */
export function readArticle(html: string, address: string): ReadableArticle {
  const { document } = parseChecked(html);
  showShadowContent(document);
  const { articleBody, ...metadata } = pageMetadata(document, address);
  const lang =
    /^[a-z]{2}\b/.exec(document.documentElement?.getAttribute('lang')?.toLowerCase() ?? '')?.[0] ?? null;
  const signs = barrierSigns(document);
  if (document.body) {
    removeForeignParts(document, address);
    gatherStory(document);
  }
  const found = new Readability(document, { charThreshold: 200 }).parse();
  const shown = plainText(found?.content ?? '');
  const text = signs.isLocked ? shown : fullerText(shown, articleBody);
  return {
    title: found?.title?.trim() || null,
    text,
    lang,
    ...metadata,
    barrier: barrierOf(signs, address, text),
  };
}

/**
 * Returns the text in the structured data if it is more than twice as long as the displayed text. Pages that are
 * rendered in the browser have their text only in structured data.
 */
function fullerText(shown: string, articleBody: string): string {
  if (articleBody.length < 2 * shown.length) return shown;
  const text = /[<&]/.test(articleBody) ? plainText(articleBody) : normaliseText(articleBody);
  return text.length > 2 * shown.length ? text : shown;
}

function parseChecked(html: string) {
  checkMarkup(html);
  const parsed = parseHTML(html);
  checkTree(parsed.document);
  return parsed;
}

/**
 * Converts HTML to text with one line per block, without hidden elements.
 * @throws UnreadableText for markup that is nested too deeply or has too many elements
 */
export function plainText(html: string): string {
  const { document } = parseChecked(`<!doctype html><html><body>${html}</body></html>`);
  return normaliseText(blockText(document.body));
}

/**
 * Normalizes a text to NFC for storage. Invisible, directional and tag characters are removed, spaces are collapsed,
 * and at most one consecutive empty line is kept. Quotes refer to positions in the stored text, so it never changes.
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
