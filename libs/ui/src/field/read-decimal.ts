const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The finite number that a person typed, with a point for the decimals; null when it is none. */
export function readDecimal(text: string): number | null {
  const number = DECIMAL.test(text.trim()) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : null;
}
