const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;
/**
 * Pattern of a number whose comma may separate thousands. Exactly three digits follow the comma, and there is no
 * leading 0.
 */
const MAY_GROUP = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Parses a typed number with a decimal point or a decimal comma.
 * @returns null if the text is not a finite number, or if its comma may separate thousands, such as 1,000
 */
export function readDecimal(text: string): number | null {
  const typed = text.trim();
  const number = DECIMAL.test(typed) && !MAY_GROUP.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  return Number.isFinite(number) ? number : null;
}
