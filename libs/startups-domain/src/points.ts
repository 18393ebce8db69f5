/**
 * Splits the text of pros or risks into points. Each line is one point, without bullet characters.
 * @returns [] for null or empty text. Never throws.
 */
export function toPoints(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n|•/)
    .map((line) => line.replace(/^\s*(?:[-–—*+·]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}
