import { foldCompanyName, foldText } from '@vaglio/startups-domain';
import { isPlaceBefore } from './built-in/places';

/**
 * Returns true if a passage contains a canton code in brackets after a place name. 'Brugg (AG)' counts, 'Rotbuche Test
 * (AG)' does not.
 */
export const namesCanton = (passage: string, code: string, company: string): boolean =>
  [...passage.matchAll(new RegExp(String.raw`\(${code}\)`, 'gu'))].some(({ index }) => {
    const before = passage.slice(0, index).trimEnd();
    return isPlaceBefore(before) && !` ${wordsOf(before)}`.endsWith(` ${wordsOf(foldCompanyName(company))}`);
  });

/** Returns true if a passage contains the value as entire words. Case and accents are ignored. */
export function holds(passage: string, value: string): boolean {
  const wanted = wordsOf(value);
  return wanted !== '' && ` ${wordsOf(passage)} `.includes(` ${wanted} `);
}

const wordsOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
