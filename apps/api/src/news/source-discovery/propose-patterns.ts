import { canonicalAddress } from '../fetching/canonical-address';

/** A pattern of links, with how many different ones of a page it describes. */
export type ProposedPattern = { pattern: string; links: number };

/** Fewer links of one form are a menu. */
const FEWEST = 3;
const MAX_PROPOSED = 3;
/** The names of articles have several words, those of sections one or two. */
const ARTICLE_NAME = /[^-_][-_][^-_]+[-_]|\d{5}/;

/**
 * Patterns for the articles that a page lists: the folders of its site below which there are most names of several words.
 * @param addresses of the links, of the site of the page
 * @param own address of the page
 * @returns the most frequent first; a folder within another proposed one only when it has fewer links
 */
export function proposePatterns(addresses: readonly string[], own: string): ProposedPattern[] {
  const articles = [...new Set(addresses.map(canonicalAddress))].filter(
    (address) => address !== canonicalAddress(own) && isArticle(address),
  );
  const counts = new Map<string, number>();
  for (const address of articles)
    for (const pattern of patternsOf(address)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  const frequent = [...counts]
    .map(([pattern, links]) => ({ pattern, links }))
    .filter(({ links }) => links >= FEWEST)
    .sort((one, other) => other.links - one.links || other.pattern.length - one.pattern.length);
  return frequent.filter((entry) => !isWidened(entry, frequent)).slice(0, MAX_PROPOSED);
}

/** A folder of which all links are in a folder within it says nothing of its own. */
function isWidened({ pattern, links }: ProposedPattern, all: readonly ProposedPattern[]): boolean {
  const folder = pattern.slice(0, -1);
  return all.some(
    (other) => other.links === links && other.pattern !== pattern && other.pattern.startsWith(folder),
  );
}

/** The folders of an address, at most two levels deep; a year or a month would end the pattern with itself. */
function patternsOf(address: string): string[] {
  const folders = new URL(address).pathname.split('/').filter(Boolean).slice(0, -1);
  const firstNumber = folders.findIndex((folder) => /^\d+$/.test(folder));
  const stable = folders.slice(0, firstNumber === -1 ? 2 : Math.min(firstNumber, 2));
  return Array.from({ length: stable.length + 1 }, (_, count) =>
    ['', ...stable.slice(0, count), '*'].join('/'),
  );
}

function isArticle(address: string): boolean {
  const { pathname, search } = new URL(address);
  const name = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return ARTICLE_NAME.test(name) || /[?&](?:id|p|article)=\d+/.test(search);
}
