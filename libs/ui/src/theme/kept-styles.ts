import createCache, { type EmotionCache } from '@emotion/cache';
import { keepText, keptKeys, readKeptText } from '../kept-text';
import { untilFirstDrawing } from '../loading/rest-of-page';
import { readStyleNonce } from './style-nonce';
import { insertInParts } from './style-parts';

/** Of the names of Emotion's classes. */
const KEY = 'v';
const KEPT = 'styles:';
/** By then the page that was opened is whole, and nobody waits for it. */
const WHOLE_MS = 4_000;
/** Letters of a page; its styles are made anew where they would be more. */
const MOST_LETTERS = 150_000;
/** Pages by their addresses; what another page kept longest is not known, so any of them gives way. */
const MOST_PAGES = 8;

/** Rules as the browser takes them, by the name of the style that they were made of. */
type Styles = Map<string, string>;

/**
 * A style cache whose elements carry the page's nonce. Making rules of styles takes a twentieth of the time until a page is
 * drawn, so those that the first drawing of this address needed at its last visit, by the same build, are there from the
 * start.
 */
export function styleCache(): EmotionCache {
  const nonce = readStyleNonce();
  const cache = createCache({ key: KEY, nonce });
  const build = buildOf(document);
  const end = build === null ? () => {} : keepRules(cache, build);
  void untilFirstDrawing().then(() => {
    end();
    insertInParts(cache.sheet);
  });
  return cache;
}

/** @returns a function that ends what counts as needed by the first drawing */
function keepRules(cache: EmotionCache, build: string): () => void {
  const key = `${KEPT}${window.location.pathname}`;
  const kept = parseStyles(readKeptText(key), build);
  const used: Styles = new Map();
  if (kept.size > 0) insertStyles(cache, kept, (name) => used.set(name, kept.get(name) ?? ''));
  setTimeout(() => keepStyles(key, build, kept, used), WHOLE_MS);
  return noteStyles(cache, used);
}

/** The file of the app's entry, whose name changes with its content; null where it has no such name, as in development. */
function buildOf({ scripts }: Document): string | null {
  const entry = Array.from(scripts).find(({ type, src }) => type === 'module' && src.includes('/assets/'));
  return entry?.src ?? null;
}

/**
 * As Emotion itself takes styles of a page that a server made, before any of its own.
 * @param noteUse is called when a style is first needed
 */
function insertStyles(
  { inserted, sheet, nonce }: EmotionCache,
  styles: Styles,
  noteUse: (name: string) => void,
): void {
  const element = document.createElement('style');
  element.setAttribute('data-emotion', [KEY, ...styles.keys()].join(' '));
  if (nonce !== undefined) element.setAttribute('nonce', nonce);
  element.append([...styles.values()].join(''));
  sheet.hydrate([element]);
  for (const name of styles.keys())
    Object.defineProperty(inserted, name, {
      configurable: true,
      enumerable: true,
      get() {
        noteUse(name);
        Object.defineProperty(inserted, name, { value: true, writable: true });
        return true;
      },
    });
}

/**
 * Notes the rules of every style that is made from now on.
 * @returns a function that ends it
 */
function noteStyles(cache: EmotionCache, styles: Styles): () => void {
  const { insert, sheet } = cache;
  const insertRule = sheet.insert.bind(sheet);
  let [name, rules] = ['', ''];
  sheet.insert = (rule) => {
    rules += rule;
    insertRule(rule);
  };
  cache.insert = (selector, serialized, into, isKept) => {
    // What has no selector, as the steps of an animation, belongs to the style before it.
    if (selector !== '') name = serialized.name;
    rules = '';
    const inserted = insert(selector, serialized, into, isKept);
    if (into === sheet && isKept) styles.set(name, (styles.get(name) ?? '') + rules);
    return inserted;
  };
  return () => {
    sheet.insert = insertRule;
    cache.insert = insert;
  };
}

function keepStyles(key: string, build: string, kept: Styles, used: Styles): void {
  if (used.size === kept.size && [...used.keys()].every((name) => kept.has(name))) return;
  const lines = [...used].map(([name, rules]) => `${name} ${rules.replaceAll('\n', ' ')}`);
  const text = [build, ...lines].join('\n');
  keepText(key, text.length > MOST_LETTERS ? null : text);
  const pages = keptKeys().filter((page) => page.startsWith(KEPT) && page !== key);
  for (const page of pages.slice(MOST_PAGES - 1)) keepText(page, null);
}

function parseStyles(text: string | null, build: string): Styles {
  const [madeBy, ...lines] = (text ?? '').split('\n');
  if (madeBy !== build) return new Map();
  return new Map(
    lines.flatMap((line) => {
      const end = line.indexOf(' ');
      return end > 0 ? [[line.slice(0, end), line.slice(end + 1)]] : [];
    }),
  );
}
