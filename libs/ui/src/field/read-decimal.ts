const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;
/** A comma before exactly three digits may group thousands, unless the number begins with 0. */
const MAY_GROUP = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * The finite number that a person typed, with a point or a comma for the decimals.
 * @returns null for no number, and for one whose comma may group thousands, such as 1,000
 */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  const number = DECIMAL.test(typed) && !MAY_GROUP.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return Number.isFinite(number) ? number : null;
}
