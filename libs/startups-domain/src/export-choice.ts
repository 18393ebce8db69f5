import { exportColumns } from './export-row';
import { fieldLabel } from './fields/field-lists';
import { EXPORT_COLUMNS, type ImportColumn } from './import-columns';

/** What the server computes: in an export only where it is chosen, since no import takes it. */
export const COMPUTED_FIELDS = [
  'rank',
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'created_at',
  'updated_at',
] as const;
export type ComputedField = (typeof COMPUTED_FIELDS)[number];

/** A column of an export. */
export type ExportColumn =
  ImportColumn | { readonly kind: 'computed'; readonly header: ComputedField; readonly field: ComputedField };

const AWARDS_KEY = 'awards';

/** By what a person chooses columns, in their order: computed ones, fields, flags, and all awards together. */
export const EXPORT_KEYS: readonly string[] = [...COMPUTED_FIELDS, ...new Set(EXPORT_COLUMNS.map(keyOf))];

/**
 * The columns of an export.
 * @param keys of EXPORT_KEYS, in any order; without them every column that an import takes, and `computed`
 * @param awards names that the exported startups hold
 * @returns in the order of EXPORT_KEYS
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

/** A key in words. */
export function exportKeyLabel(key: string): string {
  if (key === AWARDS_KEY) return 'Awards';
  const column = EXPORT_COLUMNS.find((each) => keyOf(each) === key);
  return column?.kind === 'flag' ? column.header : fieldLabel(key);
}

function keyOf(column: ImportColumn): string {
  if (column.kind === 'award') return AWARDS_KEY;
  return column.kind === 'ignored' ? column.header : column.field;
}
