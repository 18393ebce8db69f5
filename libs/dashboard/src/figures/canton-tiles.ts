import { CANTONS } from '@vaglio/startups-domain';

/** Rows of the tile map with the positions of the cantons. A dot is an empty position. */
const MAP = [
  '. . BS BL . SH . .',
  '. JU SO AG ZH TG . .',
  'NE BE LU ZG SZ SG AR AI',
  'VD FR OW NW UR GL GR .',
  'GE . VS . TI . . .',
];

export interface CantonTile {
  readonly code: string;
  readonly name: string;
  /** Row number, from 1. */
  readonly row: number;
  readonly column: number;
}

/** All 26 cantons with their positions on the tile map, row by row. */
export const CANTON_TILES: readonly CantonTile[] = MAP.flatMap((line, row) =>
  line.split(' ').flatMap((code, column) => {
    const name = CANTONS.find((canton) => canton.code === code)?.name;
    return name === undefined ? [] : [{ code, name, row: row + 1, column: column + 1 }];
  }),
);

/**
 * Returns the upper limits of all colour classes except the last. The first limit is 0. The others are about a
 * sixteenth, a quarter and half of the largest count.
 */
export function classLimits(largest: number): readonly number[] {
  const few = Math.max(1, Math.round(largest / 16));
  const some = Math.max(few + 1, Math.floor(largest / 4));
  return [0, few, some, Math.max(some + 1, Math.floor(largest / 2))];
}

/** Returns the colour class of a count, from 0 to 4. */
export function classOf(count: number, limits: readonly number[]): number {
  const found = limits.findIndex((limit) => count <= limit);
  return found < 0 ? limits.length : found;
}

/** Returns the ranges of the colour classes as texts, such as 'none', '1 to 2' or '16 and more'. */
export function classText(limits: readonly number[]): string[] {
  const ranges = limits.slice(1).map((limit, place) => {
    const from = (limits[place] ?? 0) + 1;
    return from === limit ? `${limit}` : `${from} to ${limit}`;
  });
  return ['none', ...ranges, `${(limits.at(-1) ?? 0) + 1} and more`];
}
