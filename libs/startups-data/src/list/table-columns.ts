import { TABLE_COLUMNS, USUAL_COLUMNS, type TableColumn } from '@vaglio/startups-domain';

/**
 * Parses the table columns of an address in their order. Without a valid column, it returns the default columns. The
 * company column is always included. Never throws.
 */
export function readColumns(text: string): readonly TableColumn[] {
  const names = new Set(text.split(','));
  const known = [...names].flatMap((name) => TABLE_COLUMNS.find((column) => column === name) ?? []);
  if (known.length === 0) return USUAL_COLUMNS;
  return known.includes('company') ? known : ['company', ...known];
}

/** Converts the table columns to text for the address. The default columns become ''. */
export function columnsText(columns: readonly TableColumn[]): string {
  const text = columns.join(',');
  return text === USUAL_COLUMNS.join(',') ? '' : text;
}

/** Adds a column at the end, or removes it if it is already shown. */
export function withColumn(columns: readonly TableColumn[], column: TableColumn): readonly TableColumn[] {
  return columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];
}

/** Moves a column to another position. */
export function movedTo(
  columns: readonly TableColumn[],
  column: TableColumn,
  place: number,
): readonly TableColumn[] {
  const others = columns.filter((one) => one !== column);
  return [...others.slice(0, place), column, ...others.slice(place)];
}
