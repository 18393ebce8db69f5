import { eachGram, lowestSlot, rarestFirst, type SearchGrams } from './search-grams';

/** Pairs of letters of a search that are counted: a count has four binary digits. */
const MOST_COUNTED = 15;
/** Words of sets whose counts are made together, so that they stay in the fastest memory. */
const BLOCK = 512;
/** Counts of a block in binary: of each slot a bit in each digit. They are new for each block. */
const [ones, twos, fours, eights] = [block(), block(), block(), block()];
const DIGITS = [ones, twos, fours, eights];
/** Words of a block of which all sets are read. */
const busy = block();
/** A wrong letter changes two pairs, so half of a word of six letters may be left: more than one in so many is. */
const PAIRS_PER_SHARED = 3;

/**
 * Slots whose texts share most pairs of letters with a text, the most alike first, those that are as alike in their order.
 * In one pass: the more slots are found, the more pairs a further one must share, so that fewer sets are read.
 * @param isWanted leaves out others before they are counted
 * @param most so many, and what is as alike among the 32 slots that are read with the last of them
 */
export function slotsAlike(
  grams: SearchGrams,
  folded: string,
  isWanted: (slot: number) => boolean,
  most: number,
): number[] {
  const pairs = new Set<number>();
  eachGram(` ${folded} `, (gram, isPair) => {
    if (isPair && pairs.size < MOST_COUNTED) pairs.add(gram);
  });
  const sets = rarestFirst([...pairs].flatMap((pair) => grams.sets[pair] ?? []));
  const found: number[][] = Array.from({ length: sets.length + 1 }, () => []);
  const words = sets[0]?.length ?? 0;
  let least = Math.floor(pairs.size / PAIRS_PER_SHARED) + 1;
  /** Found slots that share at least so many. */
  let count = 0;
  for (let start = 0; start < words && least <= sets.length; start += BLOCK) {
    const length = Math.min(BLOCK, words - start);
    countBits(sets, start, length, least);
    for (let at = 0; at < length && least <= sets.length; at += 1) {
      for (let bits = bitsOfAtLeast(least, at); bits !== 0; bits &= bits - 1) {
        const slot = lowestSlot(start + at, bits);
        if (!isWanted(slot)) continue;
        found[countOf(at, slot)]?.push(slot);
        count += 1;
      }
      for (; count >= most && least <= sets.length; least += 1) count -= found[least]?.length ?? 0;
    }
  }
  return mostAlike(found, most);
}

/** @param found by how many pairs they share, the fewest first */
function mostAlike(found: readonly (readonly number[])[], most: number): number[] {
  const alike: number[] = [];
  for (const slots of found.toReversed())
    for (const slot of slots) {
      const last = alike.at(-1) ?? 0;
      if (alike.length >= most && (last >>> 5 !== slot >>> 5 || slot < last)) return alike;
      alike.push(slot);
    }
  return alike;
}

/**
 * Of each slot of some words, in how many of the sets it is, where it is in enough. What is in all sets but a few is in
 * two of the rarest at least: the other sets are read where a word has such a slot.
 * @param sets the rarest first
 */
function countBits(sets: readonly Uint32Array[], start: number, length: number, least: number): void {
  for (const digit of DIGITS) digit.fill(0);
  const rarest = sets.length - least + 2;
  for (const set of sets.slice(0, rarest))
    for (let at = 0; at < length; at += 1) addBits(at, set[start + at] ?? 0);
  let filled = 0;
  for (let at = 0; at < length; at += 1)
    if (((twos[at] ?? 0) | (fours[at] ?? 0) | (eights[at] ?? 0)) !== 0) {
      busy[filled] = at;
      filled += 1;
    }
  for (const set of sets.slice(rarest))
    for (let place = 0; place < filled; place += 1) {
      const at = busy[place] ?? 0;
      addBits(at, set[start + at] ?? 0);
    }
}

/** Adds one to the count of the slots of some bits. */
function addBits(at: number, bits: number): void {
  if (bits === 0) return;
  const one = ones[at] ?? 0;
  ones[at] = one ^ bits;
  const two = one & bits;
  if (two === 0) return;
  const ofTwo = twos[at] ?? 0;
  twos[at] = ofTwo ^ two;
  const four = ofTwo & two;
  if (four === 0) return;
  const ofFour = fours[at] ?? 0;
  fours[at] = ofFour ^ four;
  eights[at] = (eights[at] ?? 0) ^ (ofFour & four);
}

/** The slots of a word, a bit each, that have a count of at least so many. */
function bitsOfAtLeast(least: number, at: number): number {
  let [more, same] = [0, -1];
  for (let place = DIGITS.length - 1; place >= 0; place -= 1) {
    const digit = DIGITS[place]?.[at] ?? 0;
    if ((least >> place) & 1) same &= digit;
    else {
      more |= same & digit;
      same &= ~digit;
    }
  }
  return more | same;
}

function countOf(at: number, slot: number): number {
  return DIGITS.reduce((count, digit, place) => count | ((((digit[at] ?? 0) >>> slot) & 1) << place), 0);
}

function block(): Int32Array {
  return new Int32Array(BLOCK);
}
