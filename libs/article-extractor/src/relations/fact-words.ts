import { featureNumber } from '../learned/feature-hash';
import { CUE_NAMES } from './cue-words';
import type { Fact } from './fact';
import type { TokenRange } from './mention';
import type { Scene } from './scene';

/** Number of words on each side of a fact whose position counts. */
const WINDOW = 4;
/** Number of words in the sentence, on each side of a fact, that count regardless of their order. */
const REACH = 40;
/** Number of letters in a stem. Longer words are truncated, so that inflected forms become equal. */
const STEM = 6;
/** Maximum number of list tokens on each side of a fact. */
const LONGEST_LIST = 20;
/** Words and punctuation between the names in a list, and articles. */
const JOINS = new Set(', & + und and et e ed sowie oder ou or o der die the la le'.split(' '));

const stemOf = (word: string): string => (/^\d+$/u.test(word) ? `9${word.length}` : word.slice(0, STEM));

/** Returns the model input for a token: the stem of the word, or a placeholder for a company name. */
export const wordAt = ({ reading, companyAt }: Scene, at: number): string =>
  (companyAt[at] ?? -1) >= 0 ? 'COMPANY' : stemOf(reading.folded[at] ?? '');

/** Returns the part of the sentence around a fact that is used for features. */
function aroundOf({ sentences, sentenceOf }: Scene, fact: Fact): TokenRange {
  const sentence = sentences[sentenceOf[fact.from] ?? 0];
  return {
    from: Math.max(sentence?.from ?? fact.from, fact.from - REACH),
    to: Math.min(sentence?.to ?? fact.to, fact.to + REACH),
  };
}

/** Returns the list of names that contains a fact, such as "A, B und C". A cue word ends the list. */
function listOf({ reading: { tokens }, cues }: Scene, fact: Fact, around: TokenRange): TokenRange {
  const isJoin = (at: number): boolean => JOINS.has(tokens[at]?.text ?? '');
  const isPassed = (at: number): boolean =>
    (isJoin(at) || /^(?:\p{Lu}|\d+$|\()/u.test(tokens[at]?.text ?? '')) && (cues[at]?.length ?? 0) === 0;
  let { from, to } = fact;
  while (from > around.from && fact.from - from < LONGEST_LIST && isPassed(from - 1)) from -= 1;
  while (to < around.to && to - fact.to < LONGEST_LIST && isPassed(to)) to += 1;
  while (from < fact.from && isJoin(from)) from += 1;
  while (to > fact.to && isJoin(to - 1)) to -= 1;
  return { from, to };
}

/** Features of the sentence around a fact. They are shared by all companies of the article. */
export interface FactWords {
  /** Feature indexes of the words around the fact, for a company that is named nearby. */
  readonly near: readonly number[];
  /** Feature indexes of the words around the fact, for a company that is not named nearby. */
  readonly far: readonly number[];
  /** Result of {@link cueDistances}. */
  readonly distances: readonly number[];
}

/** Returns the features around a fact. They are computed once for all companies. */
export function readFactWords(scene: Scene, fact: Fact): FactWords {
  const words = [...new Set(factWords(scene, fact))];
  const numbered = (place: string) => words.map((name) => featureNumber(`${fact.field} ${place} ${name}`));
  return { near: numbered('near'), far: numbered('far'), distances: cueDistances(scene, fact) };
}

/** Returns features for the words around a fact by position and for the cue families by distance. */
export function factWords(scene: Scene, fact: Fact): string[] {
  const { reading, cues } = scene;
  const around = aroundOf(scene, fact);
  const isIn = (at: number): boolean => at >= around.from && at < around.to;
  const word = (at: number): string => (isIn(at) ? wordAt(scene, at) : at < around.from ? '^' : '$');
  const kind = (at: number): string => (isIn(at) ? (reading.kinds[at] ?? '') : '');
  const list = listOf(scene, fact, around);
  const words: string[] = [];
  for (let distance = 1; distance <= WINDOW; distance += 1) {
    const [left, right] = [word(fact.from - distance), word(fact.to + distance - 1)];
    words.push(`l${distance}=${left}`, `r${distance}=${right}`, `left=${left}`, `right=${right}`);
  }
  words.push(
    `l12=${word(fact.from - 2)} ${word(fact.from - 1)}`,
    `r12=${word(fact.to)} ${word(fact.to + 1)}`,
    `around=${word(fact.from - 1)}|${word(fact.to)}`,
    `kinds=${kind(fact.from - 1)}|${kind(fact.to)}`,
    `begins=${word(around.from)}`,
    `begins=${word(around.from)} ${word(around.from + 1)}`,
    `list=${list.from < fact.from || list.to > fact.to}`,
    `before list=${word(list.from - 1)}`,
    `before list=${word(list.from - 2)} ${word(list.from - 1)}`,
    `after list=${word(list.to)}`,
    `after list=${word(list.to)} ${word(list.to + 1)}`,
  );
  for (let at = around.from; at < around.to; at += 1) {
    if (at >= fact.from && at < fact.to) continue;
    const isLeft = at < fact.from;
    const side = isLeft ? 'l' : 'r';
    const distance = isLeft ? fact.from - at : at - fact.to + 1;
    const outside = at < list.from ? list.from - at : at >= list.to ? at - list.to + 1 : 0;
    if (/[\p{L}:?]/u.test(reading.tokens[at]?.text ?? '')) words.push(`in=${word(at)}`);
    for (const cue of cues[at] ?? []) {
      words.push(`cue=${cue}`, `cue ${side}=${cue}`);
      words.push(`cue=${cue} ${side}${distance < 3 ? 1 : distance < 7 ? 2 : 3}`);
      if (outside < 6) words.push(`list cue=${cue} ${side}${outside < 3 ? 1 : 2}`);
    }
  }
  return words;
}

/** Distance of a cue family without a word in the sentence. */
const NO_WORD = 30;
const CUE_AT = new Map(CUE_NAMES.map((name, at) => [name, at]));

/**
 * Returns three values for each cue family: its distance on the left and on the right of the list that contains the
 * fact, and whether the list contains the family.
 */
function cueDistances(scene: Scene, fact: Fact): number[] {
  const { cues } = scene;
  const around = aroundOf(scene, fact);
  const list = listOf(scene, fact, around);
  const left = new Array<number>(CUE_NAMES.length).fill(NO_WORD);
  const right = [...left];
  const inside = new Array<number>(CUE_NAMES.length).fill(0);
  for (let at = around.from; at < around.to; at += 1)
    for (const cue of cues[at] ?? []) {
      const family = CUE_AT.get(cue) ?? 0;
      if (at < list.from) left[family] = list.from - at;
      else if (at < list.to) inside[family] = 1;
      else if (right[family] === NO_WORD) right[family] = at - list.to + 1;
    }
  return [...left, ...right, ...inside];
}
