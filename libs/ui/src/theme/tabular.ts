/**
 * Style with digits of equal width, for numbers in columns and for counters. It is unsuitable for text, because it also
 * widens hyphens.
 */
export const TABULAR = { fontVariantNumeric: 'tabular-nums' } as const;
