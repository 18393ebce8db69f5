/** Lexicon of common words in four languages, in lower case without accents. */
export interface Lexicon {
  /**
   * Returns true if a word or both parts of a compound are common words. About 1% of all other words are false
   * positives.
   */
  readonly knows: (folded: string) => boolean;
}

const HASHES = 7;
const SHORTEST_PART = 4;
/** Maximum length of a common word in characters. */
const LONGEST_WORD = 40;

/** Yields the bit positions of a word in a Bloom filter with the given number of bits. */
export function* filterBits(word: string, bits: number): Generator<number> {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995);
    b ^= b >>> 13;
  }
  for (let turn = 0; turn < HASHES; turn += 1) yield ((a >>> 0) + turn * (b >>> 0)) % bits;
}

/**
 * Returns the lexicon that a Bloom filter contains.
 * @param filter Bloom filter from the lexicon training
 */
export function lexiconOf(filter: Uint8Array): Lexicon {
  const bits = filter.length * 8;
  const has = (word: string): boolean => {
    for (const bit of filterBits(word, bits))
      if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
    return true;
  };
  const isCompound = (word: string): boolean => {
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const first = word.slice(0, at);
      if (!has(word.slice(at))) continue;
      if (has(first) || (first.endsWith('s') && at > SHORTEST_PART && has(first.slice(0, -1)))) return true;
    }
    return false;
  };
  return { knows: (word) => word.length <= LONGEST_WORD && (has(word) || isCompound(word)) };
}
