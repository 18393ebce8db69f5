/** The product of two floating-point numbers is off by less: 0.57 * 100 is 56.99999999999999. */
const ROUNDING = 1e-9;

/**
 * A confidence as people read it, in whole percent, cut: what is below a floor never reads as the floor.
 * @param confidence from 0 to 1
 * @returns '57%' for 0.57 and for 0.579
 */
export function formatConfidence(confidence: number): string {
  return `${Math.floor(confidence * 100 + ROUNDING)}%`;
}
