import { foldText } from '@vaglio/startups-domain';

/**
 * Where a typed text is in another, case and accents aside: 'kal' is 0 to 3 in 'Kälteblick'.
 * @returns UTF-16 positions, or null where it is not in there
 */
export function matchOf(text: string, q: string): { readonly start: number; readonly end: number } | null {
  const wanted = foldText(q);
  if (wanted === '') return null;
  const letters = [...text];
  const lengths = letters.map((letter) => letter.length);
  const at = (count: number) => lengths.slice(0, count).reduce((sum, length) => sum + length, 0);
  for (let first = 0; first < letters.length; first++) {
    if (letters[first] === ' ') continue;
    for (let last = first + 1; last <= letters.length; last++) {
      const folded = foldText(letters.slice(first, last).join(''));
      if (folded === wanted) return { start: at(first), end: at(last) };
      if (folded.length > wanted.length) break;
    }
  }
  return null;
}
