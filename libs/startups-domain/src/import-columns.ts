import { AWARD_COLUMNS } from './award-columns';
import { FIELD_NAMES, isOfKind } from './fields/field-lists';
import type { FieldOfKind, NumberKind, StartupField } from './fields/startup-fields';
import { FLAGS, type Flag } from './flags';
import { foldKey } from './fold-text';

/** Fields that the server sets itself: known headers, so that an old export can be read, but never sent. */
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

/** One column of an import or export file. `field` is the name in the body; an award is listed by name. */
export type ImportColumn =
  | { readonly kind: 'text'; readonly header: string; readonly field: TextField }
  | { readonly kind: 'number'; readonly header: string; readonly field: PlainNumberField }
  | { readonly kind: 'amount'; readonly header: string; readonly field: AmountField }
  | { readonly kind: 'currency'; readonly header: string; readonly field: CurrencyField }
  | { readonly kind: 'date'; readonly header: string; readonly field: DateField }
  | { readonly kind: 'flag'; readonly header: string; readonly field: FlagField }
  | { readonly kind: 'award'; readonly header: string; readonly award: string }
  | { readonly kind: 'ignored'; readonly header: string };

/** Headers people write that the rules of matching do not reach. */
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

/** Column of an award: the header is its name. */
export function awardColumn(award: string): ImportColumn {
  return { kind: 'award', header: award, award };
}

/**
 * Columns of an export, in order: fields, flags, awards. What the server computes (score,
 * dates, 'New (N)') is left out, so that export, import and export again give the same file.
 * Source: product decisions, section 5.
 */
export const EXPORT_COLUMNS: readonly ImportColumn[] = [
  ...FIELD_COLUMNS,
  ...FLAG_COLUMNS,
  ...AWARD_COLUMNS.map(awardColumn),
];

/** Every column that an import file may have. Source: spec §3, import file. */
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
 * The column that a header of a file means: case, accents, blanks, hyphens, dots and
 * underscores do not matter, and the letter in brackets may be missing.
 * @returns null for an unknown header; a part of a name ('venture') is not guessed
 * Source: product decisions, section 5.
 */
export function matchHeader(text: string): ImportColumn | null {
  return COLUMN_BY_HEADER.get(foldKey(text)) ?? null;
}
