import { foldText } from '@vaglio/startups-domain';

/** Returns the hash of an article title. Articles with equal hashes are treated as the same article. */
export function fingerprintOf(title: string): number {
  let hash = 0x811c9dc5;
  for (const letter of foldText(title)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
