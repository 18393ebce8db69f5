import createCache, { type EmotionCache } from '@emotion/cache';
import { keepText, readKeptText } from '../kept-text';
import { readStyleNonce } from './style-nonce';

/** Of the names of Emotion's classes. */
const KEY = 'v';
const KEPT = 'styles:';
/** By then the page that was opened is whole. */
const WHOLE_MS = 4_000;
/** Letters of a page; its styles are made anew where they would be more. */
const MOST_LETTERS = 300_000;
/** Pages by their addresses; what another page kept longest is not known, so any of them gives way. */
const MOST_PAGES = 8;

/** Rules as the browser takes them, and the names of the styles that they came from. */
interface Styles {
  readonly names: readonly string[];
  readonly rules: string;
}

/**
 * A style cache whose elements carry the page's nonce. Making rules of styles takes a tenth of the time in which a page is
 * drawn, so those that this build made for the same address at its last visit are there from the start.
 */
export function styleCache(): EmotionCache {
  const build = buildOf(document);
  const key = `${KEPT}${window.location.pathname}`;
  const kept = build === null ? null : parseStyles(readKeptText(key), build);
  const nonce = readStyleNonce();
  const cache = createCache({ key: KEY, nonce });
  if (kept) insertStyles(cache, kept);
  if (build !== null) keepNewStyles(cache, kept, (styles) => keepStyles(key, build, styles));
  return cache;
}

/** The file of the app's entry, whose name changes with its content; null where it has no such name, as in development. */
function buildOf({ scripts }: Document): string | null {
  const entry = Array.from(scripts).find(({ type, src }) => type === 'module' && src.includes('/assets/'));
  return entry?.src ?? null;
}

/** As Emotion itself takes styles of a page that a server made, before any of its own. */
function insertStyles({ inserted, sheet, nonce }: EmotionCache, { names, rules }: Styles): void {
  const element = document.createElement('style');
  element.setAttribute('data-emotion', [KEY, ...names].join(' '));
  if (nonce !== undefined) element.setAttribute('nonce', nonce);
  element.append(rules);
  sheet.hydrate([element]);
  for (const name of names) inserted[name] = true;
}

/** Once the page is whole, if it made rules that were not kept. */
function keepNewStyles(cache: EmotionCache, kept: Styles | null, keep: (styles: Styles) => void): void {
  const rules: string[] = [];
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    rules.push(rule);
    insert(rule);
  };
  setTimeout(() => {
    sheet.insert = insert;
    if (rules.length > 0)
      keep({ names: Object.keys(cache.inserted), rules: [kept?.rules ?? '', ...rules].join('') });
  }, WHOLE_MS);
}

function keepStyles(key: string, build: string, { names, rules }: Styles): void {
  const text = [build, names.join(' '), rules].join('\n');
  keepText(key, text.length > MOST_LETTERS ? null : text);
  const pages = Object.keys(localStorage).filter((page) => page.startsWith(KEPT) && page !== key);
  for (const page of pages.slice(MOST_PAGES - 1)) keepText(page, null);
}

function parseStyles(text: string | null, build: string): Styles | null {
  const [madeBy, names = '', ...rules] = (text ?? '').split('\n');
  return madeBy === build && names !== '' ? { names: names.split(' '), rules: rules.join('\n') } : null;
}
