/** Tolerance for floating-point rounding errors: 0.57 * 100 is 56.99999999999999. */
const ROUNDING = 1e-9;

/**
 * Formats a confidence as a whole percentage. It is rounded down, so that a value below a threshold never looks equal
 * to it.
 * @param confidence from 0 to 1
 * @returns '57%' for 0.57 and for 0.579
 */
export function formatConfidence(confidence: number): string {
  return `${Math.floor(confidence * 100 + ROUNDING)}%`;
}
