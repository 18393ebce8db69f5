import { foldText } from '@vaglio/startups-domain';

/** A number for an article by its title: two articles with the same one are taken for the same. */
export function fingerprintOf(title: string): number {
  let hash = 0x811c9dc5;
  for (const letter of foldText(title)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
