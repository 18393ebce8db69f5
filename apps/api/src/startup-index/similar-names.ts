import { foldText } from '@vaglio/startups-domain';
import { spellingDistance } from '../duplicates/spelling-distance';
import type { RankedQuery } from '../investments/ranked-list';
import { clockOf } from './ends-of-later';
import { narrowingName, setTest, type IndexState } from './index-query';
import { kept } from './kept-lists';
import { comparerOf } from './rank-order';
import { slotsAlike } from './search-grams';

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
    const [, founder = ''] = searchKey.split('\n');
    const joinedTexts = [withoutBlanks(name), withoutBlanks(founder)];
    if (joinedTexts.includes(joined)) return KINDS.exact;
    if (joinedTexts.some((text) => text.startsWith(joined))) return KINDS.prefix;
    const known = searchKey.split(/[ \n]/);
    if (words.every((word) => known.some((other) => other.startsWith(word)))) return KINDS.words;
    const ofWords = slipsOfWords.reduce((sum, slips) => sum + leastOf(known, slips), 0);
    const least = Math.min(ofWords, leastOf(joinedTexts, slipsOfAll));
    return least === Infinity ? null : KINDS.slips + least;
  };
}

const leastOf = (texts: readonly string[], slips: (text: string) => number) =>
  texts.reduce((least, text) => Math.min(least, slips(text)), Infinity);

/** Slips between a word and another, or its beginning, which counts half a slip more; Infinity: too many. */
function slipsFrom(word: string): (other: string) => number {
  const most = Math.min(MOST_SLIPS, Math.floor(word.length / LETTERS_PER_SLIP));
  const known = new Map<string, number>();
  const count = (text: string) => {
    if (Math.abs(text.length - word.length) > most) return Infinity;
    const slips = spellingDistance(word, text);
    return slips <= most ? slips : Infinity;
  };
  return (other) => {
    const before = known.get(other);
    if (before !== undefined) return before;
    const ofBeginning = other.length > word.length ? count(other.slice(0, word.length)) + 0.5 : Infinity;
    const slips = Math.min(count(other), ofBeginning);
    known.set(other, slips);
    return slips;
  };
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '');
