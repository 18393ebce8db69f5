import { compareCodePoints } from '@vaglio/startups-domain';
import { MAX_PIE_SLICES } from './pie-measures';

/** What a chart is made of: how many carry a name. */
export interface Count {
  /** Plain name or code; '' counts as Unknown. */
  readonly name: string;
  readonly count: number;
}

/** A piece of the ring. */
export interface Slice extends Count {
  /** The names in it: its own alone, or those that 'Other' holds, the largest first. */
  readonly members: readonly string[];
  /** Of the total, 0 to 1. */
  readonly share: number;
}

export const OTHER_NAME = 'Other';
export const UNKNOWN_NAME = 'Unknown';

/** The counts as slices, none grouped: each name once, the largest first, ties by name, Unknown last; empty ones are left out. */
export function toSlices(counts: readonly Count[]): Slice[] {
  const byName = new Map<string, number>();
  for (const { name, count } of counts) {
    const known = name.trim() === '' ? UNKNOWN_NAME : name.trim();
    if (count > 0) byName.set(known, (byName.get(known) ?? 0) + count);
  }
  const total = [...byName.values()].reduce((sum, count) => sum + count, 0);
  return [...byName]
    .map(([name, count]) => ({ name, count, members: [name], share: count / total }))
    .sort((a, b) => placeOf(a) - placeOf(b) || b.count - a.count || compareCodePoints(a.name, b.name));
}

/**
 * The slices of a ring: at most 10. Where there are more names, the largest nine have slices of their own and all others,
 * Unknown among them, are one slice 'Other', the last.
 * @param slices as toSlices makes them
 * Source: spec §9, pie charts.
 */
export function groupSlices(slices: readonly Slice[]): Slice[] {
  if (slices.length <= MAX_PIE_SLICES) return [...slices];
  const named = slices.filter(({ name }) => placeOf({ name }) === 0).slice(0, MAX_PIE_SLICES - 1);
  const rest = slices.filter((slice) => !named.includes(slice));
  const sum = (of: (slice: Slice) => number) => rest.reduce((all, slice) => all + of(slice), 0);
  return [
    ...named,
    {
      name: OTHER_NAME,
      count: sum(({ count }) => count),
      share: sum(({ share }) => share),
      members: rest.flatMap(({ members }) => members),
    },
  ];
}

/** Unknown and Other come after what has a name. */
function placeOf({ name }: Pick<Slice, 'name'>): number {
  return name === UNKNOWN_NAME ? 1 : name === OTHER_NAME ? 2 : 0;
}
