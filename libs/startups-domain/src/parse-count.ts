import { parseQuantity } from './parse-amount';

/**
 * Parses a count: '1’200' is 1200, 'ca. 50' is 50.
 * @returns null for a cell without a number, a range ('10-50'), a cell with a second number ('12 (2024)'), and a number
 *   with decimals. Never throws.
 * Source: spec §5, numbers; product decision 11.2.
 */
export function parseImportCount(cell: string): number | null {
  const amount = parseQuantity(cell);
  return amount !== null && Number.isInteger(amount.value) ? amount.value : null;
}
