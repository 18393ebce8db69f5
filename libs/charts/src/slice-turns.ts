import { PIE_PAD_ANGLE_DEGREES } from './pie-measures';
import type { Slice } from './group-slices';

/** Start and end of a slice on the ring, in shares of the full turn, clockwise from 12 o'clock. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the positions of the slices as they are rendered. Each slice includes the gap to the next slice. The shares
 * divide the rest of the ring.
 * Source: spec §9, padding angle; d3-shape, which draws the slices.
 */
export function sliceTurns(slices: readonly Pick<Slice, 'share'>[]): Turn[] {
  const gap = Math.min(PIE_PAD_ANGLE_DEGREES / 360, 1 / slices.length);
  const left = 1 - gap * slices.length;
  let turned = 0;
  return slices.map(({ share }) => {
    const from = turned;
    turned += share * left + gap;
    return { from, to: turned };
  });
}
