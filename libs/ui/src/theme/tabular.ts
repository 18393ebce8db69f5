/**
 * Digits of one width, for numbers in a column or that count up. Not for text: the font widens its hyphens with the
 * digits.
 */
export const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const;
