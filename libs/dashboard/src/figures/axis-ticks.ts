/** Steps that people count in, times powers of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 4;

/**
 * The lines of an axis from 0: at most five, evenly apart, of which the last is at or above the largest value.
 * @param largest of all values, at least 0
 * @param isWhole whether only whole numbers make sense
 */
export function axisTicks(largest: number, isWhole = true): number[] {
  const exact = Math.max(largest, Number.MIN_VALUE) / MAX_TICKS;
  const power = 10 ** Math.floor(Math.log10(exact));
  const rounded = (STEPS.find((step) => step * power >= exact) ?? 10) * power;
  const step = isWhole ? Math.max(1, Math.ceil(rounded)) : rounded;
  const last = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: last + 1 }, (_, place) => place * step);
}
