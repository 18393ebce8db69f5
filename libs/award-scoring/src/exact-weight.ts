export const WEIGHT_DECIMALS = 4;

const UNITS_PER_ONE = 10 ** WEIGHT_DECIMALS;

/**
 * A weight as a whole number of ten-thousandths, so that sums are exact.
 * @param weight more than 4 decimals are rounded
 * @throws RangeError when it is not finite
 */
export function toUnits(weight: number): number {
  if (!Number.isFinite(weight)) throw new RangeError(`A weight must be a finite number, not ${weight}`);
  return Math.round(weight * UNITS_PER_ONE) || 0; // no -0
}

/** Ten-thousandths as the nearest number: it prints with at most 4 decimals. */
export function fromUnits(units: number): number {
  return units / UNITS_PER_ONE;
}
