import { canonicalAddress } from '../fetching/canonical-address';

/** Link pattern, with the number of distinct links on a page that match it. */
export type ProposedPattern = { pattern: string; links: number };

/** Minimum number of links that match a pattern. Fewer links are probably a menu. */
const FEWEST = 3;
const MAX_PROPOSED = 3;
/** Matches the path name of an article. It has several words, unlike the name of a section. */
const ARTICLE_NAME = /[^-_][-_][^-_]+[-_]|\d{5}/;

/**
 * Proposes link patterns for the articles that a page lists: the folders that contain the most names of several words.
 * @param addresses addresses of links to the same site
 * @param own address of the page
 * @returns most frequent pattern first. A folder inside another proposed folder is only included if it has fewer links
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

/** Returns whether a folder is redundant because all its links are in one of its subfolders. */
function isWidened({ pattern, links }: ProposedPattern, all: readonly ProposedPattern[]): boolean {
  const folder = pattern.slice(0, -1);
  return all.some(
    (other) => other.links === links && other.pattern !== pattern && other.pattern.startsWith(folder),
  );
}

/**
 * Returns patterns for the folders of an address, at most two levels deep. They end before a year or month, which
 * would limit the pattern to that period.
 */
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
