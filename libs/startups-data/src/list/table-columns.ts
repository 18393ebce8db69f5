import { TABLE_COLUMNS, USUAL_COLUMNS, type TableColumn } from '@vaglio/startups-domain';

/** The columns of an address, in their order; the usual ones for none. The company is always among them. Never throws. */
export function readColumns(text: string): readonly TableColumn[] {
  const names = new Set(text.split(','));
  const known = [...names].flatMap((name) => TABLE_COLUMNS.find((column) => column === name) ?? []);
  if (known.length === 0) return USUAL_COLUMNS;
  return known.includes('company') ? known : ['company', ...known];
}

/** The same as text for the address; '' for the usual ones. */
export function columnsText(columns: readonly TableColumn[]): string {
  const text = columns.join(',');
  return text === USUAL_COLUMNS.join(',') ? '' : text;
}

/** With a column more, at the end, or one less. */
export function withColumn(columns: readonly TableColumn[], column: TableColumn): readonly TableColumn[] {
  return columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];
}

/** With a column in the place of another one. */
export function movedTo(
  columns: readonly TableColumn[],
  column: TableColumn,
  place: number,
): readonly TableColumn[] {
  const others = columns.filter((one) => one !== column);
  return [...others.slice(0, place), column, ...others.slice(place)];
}
