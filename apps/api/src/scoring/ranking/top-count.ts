const PARTS_PER_ONE = 10_000;

/**
 * Returns the number of startups in the top percent of `total` startups, rounded up.
 * @param topPercent fraction from 0 to 1 with at most 4 decimals. It is computed in integers: in floating point, 0.07
 *   times 100 slightly exceeds 7 and would be rounded up to 8.
 * Source: product decisions, section 2.
 */
export function topCount(total: number, topPercent: number): number {
  return Math.ceil((total * Math.round(topPercent * PARTS_PER_ONE)) / PARTS_PER_ONE);
}
