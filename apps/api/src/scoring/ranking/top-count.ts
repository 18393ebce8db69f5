const PARTS_PER_ONE = 10_000;

/**
 * How many startups the top list of `total` holds: the fraction of it, rounded up.
 * @param topPercent fraction from 0 to 1 with at most 4 decimals; counted in whole ten-thousandths, because
 *   0.07 times 100 is a little more than 7 in floating point and would round up to 8
 * Source: product decisions, section 2.
 */
export function topCount(total: number, topPercent: number): number {
  return Math.ceil((total * Math.round(topPercent * PARTS_PER_ONE)) / PARTS_PER_ONE);
}
