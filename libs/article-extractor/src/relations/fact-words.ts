import { featureNumber } from '../learned/feature-hash';
import { CUE_NAMES } from './cue-words';
import type { Fact } from './fact';
import type { TokenRange } from './mention';
import type { Scene } from './scene';

/** Words on each side of a fact that count with their place. */
const WINDOW = 4;
/** Words of a sentence on each side that count without their order. */
const REACH = 40;
/** Words are cut to their first letters: inflected forms of four languages become one. */
const STEM = 6;
/** Tokens of a list on each side. */
const LONGEST_LIST = 20;
/** Joined names and their articles. */
const JOINS = new Set(', & + und and et e ed sowie oder ou or o der die the la le'.split(' '));

const stemOf = (word: string): string => (/^\d+$/u.test(word) ? `9${word.length}` : word.slice(0, STEM));

/** The word at a token as the models see it: its stem, or that a company is named there. */
export const wordAt = ({ reading, companyAt }: Scene, at: number): string =>
  (companyAt[at] ?? -1) >= 0 ? 'COMPANY' : stemOf(reading.folded[at] ?? '');

/** The part of a fact's sentence that is read. */
function aroundOf({ sentences, sentenceOf }: Scene, fact: Fact): TokenRange {
  const sentence = sentences[sentenceOf[fact.from] ?? 0];
  return {
    from: Math.max(sentence?.from ?? fact.from, fact.from - REACH),
    to: Math.min(sentence?.to ?? fact.to, fact.to + REACH),
  };
}

/** The list of names that a fact is in, "A, B und C": words that mean something end it. */
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

/** What the sentence of a fact says, which is the same for each company of the article. */
export interface FactWords {
  /** Numbers of the features of the words around it, for a company that is named near it. */
  readonly near: readonly number[];
  /** The same for one that is not. */
  readonly far: readonly number[];
  /** As {@link cueDistances} gives them. */
  readonly distances: readonly number[];
}

/** Reads the words around a fact once, for all companies. */
export function readFactWords(scene: Scene, fact: Fact): FactWords {
  const words = [...new Set(factWords(scene, fact))];
  const numbered = (place: string) => words.map((name) => featureNumber(`${fact.field} ${place} ${name}`));
  return { near: numbered('near'), far: numbered('far'), distances: cueDistances(scene, fact) };
}

/** What the words around a fact are: by their place, and families of words by their distance. */
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

/** A family that the sentence has no word of. */
const NO_WORD = 30;
const CUE_AT = new Map(CUE_NAMES.map((name, at) => [name, at]));

/** For each family of words its distance from the fact's list to the left, to the right, and whether the list has it. */
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
