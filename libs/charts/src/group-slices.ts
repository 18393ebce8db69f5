import { compareCodePoints } from '@vaglio/startups-domain';
import { MAX_PIE_SLICES } from './pie-measures';

/** Name with its number of entries. */
export interface Count {
  /** Name or code. '' counts as Unknown. */
  readonly name: string;
  readonly count: number;
}

/** Slice of a ring chart. */
export interface Slice extends Count {
  /**
   * Names in the slice, largest first. A normal slice contains only its own name, 'Other' contains the grouped names.
   */
  readonly members: readonly string[];
  /** Share of the total, from 0 to 1. */
  readonly share: number;
}

export const OTHER_NAME = 'Other';
export const UNKNOWN_NAME = 'Unknown';

/**
 * Converts counts to slices without grouping. Each name has one slice. The largest slice comes first, ties are sorted
 * by name, and Unknown is last. Counts of zero are omitted.
 */
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
 * Groups slices to at most 10. If there are more, the nine largest are kept. All others, including Unknown, form the
 * last slice 'Other'.
 * @param slices result of `toSlices`
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

/** Returns the sort position of a slice. Unknown and Other come last. */
function placeOf({ name }: Pick<Slice, 'name'>): number {
  return name === UNKNOWN_NAME ? 1 : name === OTHER_NAME ? 2 : 0;
}
