import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { checkMarkup, checkTree } from '../../platform/threads/markup-limits';
import { blockText } from './block-text';
import { removeForeignParts } from './foreign-parts';
import { gatherStory } from './gather-story';
import { barrierOf, barrierSigns, type Barrier } from './page-barrier';
import { pageMetadata } from './page-metadata';

export type ReadableArticle = {
  title: string | null;
  text: string;
  /** What the page calls its own address, if it is one. */
  canonical: string | null;
  /** When it was published, as the metadata of the page says; ISO 8601. */
  published_at: string | null;
  /** ISO 639-1 of the page, as it declares. */
  lang: string | null;
  /** What is on the page in the article's place; null for an article. */
  barrier: Barrier | null;
};

/** Longer texts are cut: no article that is read for startups is a book. In UTF-16 units. */
const MAX_ARTICLE_TEXT = 60_000;
/** More marks on one letter than any script has: putting them in order takes the square of their number. */
const MARKS = /(\p{M}{16})\p{M}+/gu;
/**
 * The readable text of a web page: the lead and the blocks of its story, without navigation, advertisements, comments,
 * teasers of other stories and what a template engine left behind; or else the text in its structured data.
 * @param html of the whole page
 * @param address of the page
 * @throws UnreadableText for a page that is nested too deeply or has too many elements
 */
export function readArticle(html: string, address: string): ReadableArticle {
  const { document } = parseChecked(html);
  const { articleBody, ...metadata } = pageMetadata(document, address);
  const lang =
    /^[a-z]{2}\b/.exec(document.documentElement?.getAttribute('lang')?.toLowerCase() ?? '')?.[0] ?? null;
  const signs = barrierSigns(document);
  if (document.body) {
    removeForeignParts(document);
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

/** A page that builds itself in the browser has its text in its structured data only. */
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
 * The text of a piece of HTML, a line for each block; nothing that a browser would not show.
 * @throws UnreadableText for markup that is nested too deeply or has too many elements
 */
export function plainText(html: string): string {
  const { document } = parseChecked(`<!doctype html><html><body>${html}</body></html>`);
  return normaliseText(blockText(document.body));
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
