import type { ExtractedStartup } from './extracted-startup';
import type { KnownAward } from './extractor';
import { judgeStartups } from './judge-startups';
import type { LocatedStartup } from './locate-quotes';

/** Returns the startups that a text names, with their proved values. In measurements, these values count as found. */
export function locateProved(
  text: string,
  startups: readonly ExtractedStartup[],
  known: readonly KnownAward[],
): LocatedStartup[] {
  return judgeStartups(text, startups, known).filter(({ isNamed }) => isNamed);
}
