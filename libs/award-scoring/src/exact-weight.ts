export const WEIGHT_DECIMALS = 4;

const UNITS_PER_ONE = 10 ** WEIGHT_DECIMALS;

/**
 * Converts a weight to an integer number of ten-thousandths, so that sums are exact.
 * @param weight number that is rounded to 4 decimals
 * @throws RangeError if the weight is not finite
 */
export function toUnits(weight: number): number {
  if (!Number.isFinite(weight)) throw new RangeError(`A weight must be a finite number, not ${weight}`);
  return Math.round(weight * UNITS_PER_ONE) || 0; // prevents -0
}

/** Converts ten-thousandths to the nearest number with at most 4 decimals. */
export function fromUnits(units: number): number {
  return units / UNITS_PER_ONE;
}
