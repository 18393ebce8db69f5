import { picked, type Direction } from './rank-order';

const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
const WORD_BITS = 32;
const SIGN = 0x8000_0000;
const ALL_BITS = 0xffff_ffff;

/**
 * Slots in the order of a column, empty values (NaN) last, those of the same value as they were before: given by name,
 * it is the order of comparerOf(). A radix sort, since comparing a million rows by a function takes a second.
 * @param slots sorted by name
 * @param values of all slots
 */
export function inColumnOrder(slots: Int32Array, values: Float64Array, direction: Direction): Int32Array {
  const isEmpty = (slot: number) => Number.isNaN(values[slot] ?? NaN);
  const empty = picked(slots, isEmpty);
  const filled = empty.length === 0 ? slots : picked(slots, (slot) => !isEmpty(slot));
  const sorted = new Int32Array(slots.length);
  sorted.set(radixSorted(filled, sortableWords(filled, values, direction)));
  sorted.set(empty, filled.length);
  return sorted;
}

/** Of each value its 64 bits as two words that are ordered as unsigned numbers, the lower one first. */
function sortableWords(slots: Int32Array, values: Float64Array, direction: Direction): Uint32Array[] {
  const low = new Uint32Array(slots.length);
  const high = new Uint32Array(slots.length);
  const value = new Float64Array(1);
  const words = new Uint32Array(value.buffer);
  const reversed = direction === 'desc' ? ALL_BITS : 0;
  for (let place = 0; place < slots.length; place += 1) {
    value[0] = (values[slots[place] ?? 0] ?? 0) + 0; // -0 is 0
    const [lowWord = 0, highWord = 0] = [words[0], words[1]];
    const isNegative = highWord >= SIGN;
    low[place] = (isNegative ? ~lowWord : lowWord) ^ reversed;
    high[place] = (isNegative ? ~highWord : highWord ^ SIGN) ^ reversed;
  }
  return [low, high];
}

/** The slots by their words, the last word counting most. */
function radixSorted(slots: Int32Array, words: readonly Uint32Array[]): Int32Array {
  let places = new Int32Array(slots.length);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  let spare = new Int32Array(slots.length);
  for (const word of words)
    for (let shift = 0; shift < WORD_BITS; shift += DIGIT_BITS) {
      const starts = startsOf(word, shift);
      if (!starts) continue;
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        const digit = ((word[place] ?? 0) >>> shift) & (DIGITS - 1);
        const start = starts[digit] ?? 0;
        spare[start] = place;
        starts[digit] = start + 1;
      }
      [places, spare] = [spare, places];
    }
  return places.map((place) => slots[place] ?? 0);
}

/** Where each digit begins among the sorted; null where all have the same one. */
function startsOf(word: Uint32Array, shift: number): Uint32Array | null {
  const starts = new Uint32Array(DIGITS);
  for (let place = 0; place < word.length; place += 1) {
    const digit = ((word[place] ?? 0) >>> shift) & (DIGITS - 1);
    starts[digit] = (starts[digit] ?? 0) + 1;
  }
  let before = 0;
  for (let digit = 0; digit < DIGITS; digit += 1) {
    const count = starts[digit] ?? 0;
    if (count === word.length) return null;
    starts[digit] = before;
    before += count;
  }
  return starts;
}
