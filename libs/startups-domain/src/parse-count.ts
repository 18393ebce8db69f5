import { parseAmount } from './parse-amount';

/**
 * The whole number of a count: '1’200' is 1200, 'ca. 50' is 50.
 * @returns null for a cell without a number, for a range ('10-50') or a second number ('12 (2024)'), and for a number with
 *   decimals. Never throws.
 * Source: spec §5, numbers; product decision 11.2: a range is a problem of its line.
 */
export function parseImportCount(cell: string): number | null {
  const value = parseAmount(cell)?.value ?? null;
  return Number.isInteger(value) ? value : null;
}
