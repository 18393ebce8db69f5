import type { Reading } from '../learned/reading';
import type { Mention, TokenRange } from './mention';

const JOINS = new Set(', & + und and et e ed sowie oder ou or o'.split(' '));
const BREAKS = new Set(', ; : – — und and et ed while wahrend sowie mentre tandis'.split(' '));

/**
 * Returns, for each token, the companies that its part of the sentence describes. A sentence is split at the last
 * boundary between two mentions. Companies in an enumeration ("A, B and C") share their part. The result is [] if the
 * sentence names no company.
 */
export function zonesOf(
  { folded }: Reading,
  sentences: readonly TokenRange[],
  mentions: readonly Mention[],
): (readonly number[])[] {
  const zones = new Array<readonly number[]>(folded.length).fill([]);
  let next = 0;
  for (const { from, to } of sentences) {
    const groups: Mention[][] = [];
    for (; next < mentions.length && (mentions[next]?.from ?? 0) < to; next += 1) {
      const [mention, last] = [mentions[next], groups.at(-1)?.at(-1)];
      if (mention === undefined) continue;
      const isJoined =
        last !== undefined &&
        (last.company === mention.company ||
          folded.slice(last.to, mention.from).every((word) => JOINS.has(word)));
      if (isJoined) groups.at(-1)?.push(mention);
      else groups.push([mention]);
    }
    groups.forEach((group, order) => {
      const owners = [...new Set(group.map(({ company }) => company))];
      const start =
        order === 0
          ? from
          : breakBetween(folded, groups[order - 1]?.at(-1)?.to ?? from, group[0]?.from ?? from);
      const following = groups[order + 1]?.[0];
      const end =
        following === undefined ? to : breakBetween(folded, group.at(-1)?.to ?? from, following.from);
      zones.fill(owners, start, end);
    });
  }
  return zones;
}

function breakBetween(folded: readonly string[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (BREAKS.has(folded[at] ?? '')) return at;
  return to;
}
