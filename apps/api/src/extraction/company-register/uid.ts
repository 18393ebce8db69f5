const DIGITS = /^CHE(\d{3})(\d{3})(\d{3})$/;
/**
 * Weights of the first eight digits of a Swiss enterprise number. With the check digit, the weighted sum is divisible
 * by 11. Source: eCH-0097, UID.
 */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4];

/**
 * Normalizes a Swiss enterprise number to `CHE-123.456.789`. Returns null if the number or its check digit is invalid.
 */
export function readUid(text: string): string | null {
  const found = DIGITS.exec(
    text
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .slice(0, 'CHE123456789'.length),
  );
  if (!found) return null;
  const [, a = '', b = '', c = ''] = found;
  const digits = Array.from(a + b + c, Number);
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[8] ? `CHE-${a}.${b}.${c}` : null;
}
