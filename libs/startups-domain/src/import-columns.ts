import { AWARD_COLUMNS } from './award-columns';
import { FIELD_NAMES, isOfKind } from './fields/field-lists';
import type { FieldOfKind, NumberKind, StartupField } from './fields/startup-fields';
import { FLAGS, type Flag } from './flags';
import { foldKey } from './fold-text';

/**
 * Fields that the server sets itself. Imports accept their headers, so that old exports can be imported, but never send
 * their values.
 */
export const READ_ONLY_FIELDS = [
  'awards_weights',
  'score',
  'firstTime_appear_inscore',
  'last_modified_score',
  'created_at',
  'updated_at',
] as const;

export type TextField = 'id' | Exclude<StartupField, NumberField | DateField>;
export type NumberField = FieldOfKind<NumberKind>;
export type DateField = FieldOfKind<'date'>;
export type PlainNumberField = Exclude<NumberField, AmountField>;
type AmountField = FieldOfKind<'money'>;
type CurrencyField = FieldOfKind<'currency'>;
export type FlagField = Flag | 'is_new' | 'investment';

/**
 * Column of an import or export file. `field` is its name in the request body. An award column contains the award name
 * instead.
 */
export type ImportColumn =
  | { readonly kind: 'text'; readonly header: string; readonly field: TextField }
  | { readonly kind: 'number'; readonly header: string; readonly field: PlainNumberField }
  | { readonly kind: 'amount'; readonly header: string; readonly field: AmountField }
  | { readonly kind: 'currency'; readonly header: string; readonly field: CurrencyField }
  | { readonly kind: 'date'; readonly header: string; readonly field: DateField }
  | { readonly kind: 'flag'; readonly header: string; readonly field: FlagField }
  | { readonly kind: 'award'; readonly header: string; readonly award: string }
  | { readonly kind: 'ignored'; readonly header: string };

/** Additional headers of columns that the general matching rules do not cover. */
const OTHER_HEADERS = {
  pros: 'pros_text',
  cons: 'cons_text',
  risks: 'cons_text',
  'Personality Test Sent (P)': 'Personalty Test Sent (P)',
} as const;

const FIELD_COLUMNS: readonly ImportColumn[] = [
  { kind: 'text', header: 'ID', field: 'id' },
  ...FIELD_NAMES.map(columnOf),
];

function columnOf(field: StartupField): ImportColumn {
  const header = field;
  if (isOfKind(field, 'year', 'count')) return { kind: 'number', header, field };
  if (isOfKind(field, 'money')) return { kind: 'amount', header, field };
  if (isOfKind(field, 'currency')) return { kind: 'currency', header, field };
  if (isOfKind(field, 'date')) return { kind: 'date', header, field };
  return { kind: 'text', header, field };
}

const FLAG_COLUMNS: readonly ImportColumn[] = [
  ...FLAGS.map(({ name, header }) => ({ kind: 'flag', header, field: name }) as const),
  { kind: 'flag', header: 'Investment', field: 'investment' },
];

/** Returns the column of an award. Its header is the award name. */
export function awardColumn(award: string): ImportColumn {
  return { kind: 'award', header: award, award };
}

/**
 * Columns of an export in order: fields, flags, awards. Computed values (score, dates, 'New (N)') are omitted, so that
 * exporting, importing and exporting again results in the same file.
 * Source: product decisions, section 5.
 */
export const EXPORT_COLUMNS: readonly ImportColumn[] = [
  ...FIELD_COLUMNS,
  ...FLAG_COLUMNS,
  ...AWARD_COLUMNS.map(awardColumn),
];

/** All columns of an import file. Source: spec §3, import file. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...EXPORT_COLUMNS,
  { kind: 'flag', header: 'New (N)', field: 'is_new' },
  ...READ_ONLY_FIELDS.map((field) => ({ kind: 'ignored', header: field }) as const),
];

const COLUMN_BY_HEADER = new Map(
  IMPORT_COLUMNS.flatMap((column) => headersOf(column).map((header) => [foldKey(header), column])),
);

function headersOf({ header }: ImportColumn): string[] {
  const others = Object.entries(OTHER_HEADERS)
    .filter(([, known]) => known === header)
    .map(([other]) => other);
  return [header, ...others].flatMap((name) => [name, name.replace(/ \([A-Z]\)$/, '')]);
}

/**
 * Returns the column of a header. Case, accents, blanks, hyphens, dots and underscores are ignored, and the letter in
 * brackets is optional.
 * @returns null for an unknown header; a partial name ('venture') does not match
 * Source: product decisions, section 5.
 */
export function matchHeader(text: string): ImportColumn | null {
  return COLUMN_BY_HEADER.get(foldKey(text)) ?? null;
}
