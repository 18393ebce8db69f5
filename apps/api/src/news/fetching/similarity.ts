import { createHash } from 'node:crypto';
import { foldText } from '@vaglio/startups-domain';

const BITS = 64;
const SHINGLE_WORDS = 3;
/** Minimum number of words of a text. Shorter texts have too few shingles to distinguish a copy from a coincidence. */
const MIN_WORDS = 40;
/** Maximum number of differing bits, out of 64, between two copies of a story. */
export const SIMILAR_BITS = 6;

/**
 * Computes the SimHash of the three-word shingles of a text. The hashes of two copies with different headlines or a
 * few different words differ in few bits.
 * @returns 16 hexadecimal digits; '' for a text that is too short
 * Source: Charikar, Similarity estimation techniques from rounding algorithms (2002).
 */
export function similarityKey(text: string): string {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < MIN_WORDS) return '';
  const weights = new Array<number>(BITS).fill(0);
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start++) {
    const digest = createHash('md5')
      .update(words.slice(start, start + SHINGLE_WORDS).join(' '))
      .digest();
    for (let bit = 0; bit < BITS; bit++) {
      const isSet = ((digest[bit >> 3] ?? 0) >> (bit & 7)) & 1;
      weights[bit] = (weights[bit] ?? 0) + (isSet ? 1 : -1);
    }
  }
  return BigInt(`0b${weights.map((weight) => (weight > 0 ? 1 : 0)).join('')}`)
    .toString(16)
    .padStart(BITS / 4, '0');
}
