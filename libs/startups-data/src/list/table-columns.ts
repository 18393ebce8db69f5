import { isRangeFilter, RANGE_FILTERS, RANGES, type RangeFilter } from '@vaglio/startups-domain';

const USUAL_FIELDS = RANGE_FILTERS.filter((name) => RANGES[name].isUsualColumn);
const OTHER_FIELDS = RANGE_FILTERS.filter((name) => !RANGES[name].isUsualColumn);

/** The columns of the table, in their usual order. Source: decide-together, Table. */
export const TABLE_COLUMNS = [
  'rank',
  'company',
  'score',
  'stage',
  'sector',
  'canton',
  ...USUAL_FIELDS,
  'awards',
  'assignee',
  'step',
  'score_changed',
  'reached',
  ...OTHER_FIELDS,
  'created',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Those that a table has unless some are chosen. */
export const USUAL_COLUMNS: readonly TableColumn[] = [
  'rank',
  'company',
  'score',
  'stage',
  'sector',
  'canton',
  ...USUAL_FIELDS,
  'assignee',
  'step',
];

const LABELS: Readonly<Record<Exclude<TableColumn, RangeFilter>, string>> = {
  rank: 'Rank',
  company: 'Company',
  score: 'Score',
  stage: 'Stage',
  sector: 'Sector',
  canton: 'Canton',
  awards: 'Awards',
  assignee: 'Assignee',
  step: 'Next step',
  score_changed: 'Score changed',
  reached: 'First above threshold',
  created: 'Created',
};

/** Label of a column. */
export function columnLabel(column: TableColumn): string {
  return isRangeFilter(column) ? RANGES[column].columnLabel : LABELS[column];
}

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
