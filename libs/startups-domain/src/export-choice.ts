import { exportColumns } from './export-row';
import { fieldLabel } from './fields/field-lists';
import { EXPORT_COLUMNS, type ImportColumn } from './import-columns';

/** Columns that the server computes. Imports ignore them, so exports contain them only on request. */
export const COMPUTED_FIELDS = [
  'rank',
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'created_at',
  'updated_at',
] as const;
export type ComputedField = (typeof COMPUTED_FIELDS)[number];

export type ExportColumn =
  ImportColumn | { readonly kind: 'computed'; readonly header: ComputedField; readonly field: ComputedField };

const AWARDS_KEY = 'awards';

/**
 * Keys of the columns that a user can export, in order: computed columns, fields, flags, and one key for all awards.
 */
export const EXPORT_KEYS: readonly string[] = [...COMPUTED_FIELDS, ...new Set(EXPORT_COLUMNS.map(keyOf))];

/**
 * Returns the columns of an export, in the order of EXPORT_KEYS.
 * @param keys keys of EXPORT_KEYS in any order; undefined for all columns that an import reads plus `computed`
 * @param awards names of the awards of the exported startups
 */
export function chosenColumns(
  keys: readonly string[] | undefined,
  awards: Iterable<string>,
  computed: readonly ComputedField[] = [],
): readonly ExportColumn[] {
  const columns = exportColumns(awards);
  const isChosen = (key: string) => keys === undefined || keys.includes(key);
  const shown = keys === undefined ? computed : COMPUTED_FIELDS.filter(isChosen);
  return [
    ...shown.map((field) => ({ kind: 'computed', header: field, field }) as const),
    ...columns.filter((column) => isChosen(keyOf(column))),
  ];
}

/** Returns the label of an export key. */
export function exportKeyLabel(key: string): string {
  if (key === AWARDS_KEY) return 'Awards';
  const column = EXPORT_COLUMNS.find((each) => keyOf(each) === key);
  return column?.kind === 'flag' ? column.header : fieldLabel(key);
}

function keyOf(column: ImportColumn): string {
  if (column.kind === 'award') return AWARDS_KEY;
  return column.kind === 'ignored' ? column.header : column.field;
}
