/**
 * Parses a typed whole number with at most 12 digits. Apostrophes and spaces between digits are allowed.
 * @returns null for any other text, including a signed number
 */
export function readWholeNumber(text: string): number | null {
  const plain = text.replaceAll(/[’'\s]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : null;
}
