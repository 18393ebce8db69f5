import { isRangeFilter, RANGE_FILTERS, RANGES } from './fields/listed-fields';
import type { RangeFilter } from './fields/startup-fields';

const USUAL_FIELDS = RANGE_FILTERS.filter((name) => RANGES[name].isUsualColumn);
const OTHER_FIELDS = RANGE_FILTERS.filter((name) => !RANGES[name].isUsualColumn);

/** Table columns of the ranked list in default order. Source: decide-together, Table. */
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

/** Table columns that are shown by default. */
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

export function columnLabel(column: TableColumn): string {
  return isRangeFilter(column) ? RANGES[column].columnLabel : LABELS[column];
}
