/** Common words of the four languages, in lower case without accents. */
export interface Lexicon {
  /** Whether the word, or both parts of a compound, are common words. About one in a hundred others is taken for one. */
  readonly knows: (folded: string) => boolean;
}

const HASHES = 7;
const SHORTEST_PART = 4;
/** Longer words are no words of a language. */
const LONGEST_WORD = 40;

/** The positions of a word in a filter of so many bits. */
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

/** @param filter Bloom filter, made by the training of the lexicon */
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
