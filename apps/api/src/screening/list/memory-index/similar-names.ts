import { foldText } from '@vaglio/startups-domain';
import { spellingDistanceFrom, type Slips } from '../../../startups/duplicates/spelling-distance-from';
import type { RankedQuery } from '../ranked-list';
import { clockOf } from './ends-of-later';
import { narrowingName, setTest, type IndexState } from './index-query';
import { kept } from './kept-lists';
import { comparerOf } from './rank-order';
import { slotsAlike } from './slots-alike';

/** So many are shown. */
const MOST_SIMILAR = 5;
/** So many that share pairs of letters with the search are compared letter by letter. */
const MOST_COMPARED = 150;
/** A slip in a word of so many letters, two in a word of twice as many. */
const LETTERS_PER_SLIP = 4;
const MOST_SLIPS = 2;

/** How a name is like a search, the best first; within one by the slips. */
const KINDS = { exact: 0, prefix: 100, words: 200, slips: 300 } as const;

/**
 * Startups whose company or founder is spelled nearly as a search that holds for none: the same letters without blanks,
 * a name that begins so, the same words in another order, slips; then the best by score.
 * @returns slots, the most similar first; none for a search without letters
 */
export function similarSlots(state: IndexState, query: RankedQuery, now: number): Int32Array {
  const folded = foldText(query.q);
  if (folded === '') return new Int32Array();
  const name = JSON.stringify(['similar', folded, query.mode, query.top, ...narrowingName(query, now)]);
  const make = () => {
    const compare = comparisonWith(folded);
    const byScore = comparerOf(state.rows, 'score', 'desc');
    return Int32Array.from(
      slotsAlike(state.rows.grams, folded, setTest(state, query, now), MOST_COMPARED)
        .map((slot) => ({
          slot,
          unlikeness: compare(state.rows.nameKeys[slot] ?? '', state.rows.searchKeys[slot] ?? ''),
        }))
        .filter(({ unlikeness }) => unlikeness !== null)
        .sort((a, b) => (a.unlikeness ?? 0) - (b.unlikeness ?? 0) || byScore(a.slot, b.slot))
        .slice(0, MOST_SIMILAR)
        .map(({ slot }) => slot),
    );
  };
  return kept(state.lists, state, name, { make, rule: null, ...clockOf(state, query, now) });
}

/** How unlike company and founder are to a search, 0 for the same; null: they are not similar. */
export function comparisonWith(folded: string): (name: string, searchKey: string) => number | null {
  const joined = withoutBlanks(folded);
  const words = folded.split(' ');
  const slipsOfWords = words.map(slipsFrom);
  const slipsOfAll = slipsFrom(joined);
  return (name, searchKey) => {
    const [one, other] = [withoutBlanks(name), withoutBlanks(founderOf(searchKey))];
    if (one === joined || other === joined) return KINDS.exact;
    if (one.startsWith(joined) || other.startsWith(joined)) return KINDS.prefix;
    if (words.every((word) => hasWordFrom(searchKey, word))) return KINDS.words;
    const ofAll = Math.min(slipsOfAll(one, 0, one.length), slipsOfAll(other, 0, other.length));
    const least = Math.min(slipsOfWordsIn(searchKey, slipsOfWords), ofAll);
    return least === Infinity ? null : KINDS.slips + least;
  };
}

/** The text between the first line break of a search key and the next. */
function founderOf(searchKey: string): string {
  const start = searchKey.indexOf('\n');
  if (start < 0) return '';
  const end = searchKey.indexOf('\n', start + 1);
  return searchKey.slice(start + 1, end < 0 ? undefined : end);
}

const isBlank = (code: number) => code === 0x20 || code === 0x0a;

/** Whether a word of a text begins so. @param word without blanks */
function hasWordFrom(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || isBlank(text.charCodeAt(at - 1))) return true;
  return false;
}

/** For each word of a search its least slips to a word of a text, together. */
function slipsOfWordsIn(text: string, slipsOfWords: readonly Slips[]): number {
  let sum = 0;
  for (const slips of slipsOfWords) {
    let least = Infinity;
    for (let from = 0, to = 0; to <= text.length; to += 1) {
      if (to < text.length && !isBlank(text.charCodeAt(to))) continue;
      least = Math.min(least, slips(text, from, to));
      from = to + 1;
    }
    if (least === Infinity) return Infinity;
    sum += least;
  }
  return sum;
}

/** Slips between a word and another, or its beginning, which counts half a slip more; Infinity: too many. */
function slipsFrom(word: string): Slips {
  return spellingDistanceFrom(word, Math.min(MOST_SLIPS, Math.floor(word.length / LETTERS_PER_SLIP)));
}

const withoutBlanks = (text: string) => (text.includes(' ') ? text.replaceAll(' ', '') : text);
