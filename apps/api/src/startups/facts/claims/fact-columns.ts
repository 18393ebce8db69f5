import { amountText } from './fact-texts';

/** Returns the columns of a field. An amount includes its currency. */
export function columnsOf(
  field: string,
  row: Readonly<Record<string, unknown>>,
): Record<string, string | number | null> {
  const names = field === 'raised_money' ? ['raised_money', 'raised_currency'] : [field];
  return Object.fromEntries(names.map((name) => [name, cellOf(row[name])]));
}

function cellOf(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Returns the displayed text of a field; null if the field is empty. */
export function fieldText(field: string, columns: Readonly<Record<string, unknown>>): string | null {
  const value = columns[field];
  if (value === null || value === undefined || value === '') return null;
  return field === 'raised_money'
    ? amountText(Number(value), String(columns['raised_currency']))
    : String(value);
}
