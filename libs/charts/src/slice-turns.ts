import { PIE_PAD_ANGLE_DEGREES } from './pie-measures';
import type { Slice } from './group-slices';

/** Where a slice lies on the ring, in shares of the whole turn, clockwise from 12 o'clock. */
export interface Turn {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the slices lie as they are drawn: each has the gap to the next in addition to its share of what the gaps leave.
 * Source: spec §9, padding angle; d3-shape, which draws them.
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
