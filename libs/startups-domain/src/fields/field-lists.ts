import {
  STARTUP_FIELDS,
  type FactField,
  type FieldDescription,
  type ExtractedName,
  type FieldOfExtracted,
  type FieldKind,
  type FieldOfKind,
  type ScoredName,
  type StartupField,
  type SuggestedField,
} from './startup-fields';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../value-limits';

const DESCRIPTIONS: Readonly<Record<string, FieldDescription>> = STARTUP_FIELDS;
const MAX_LENGTHS: Readonly<Partial<Record<FieldKind, number>>> = {
  name: MAX_NAME_LENGTH,
  canton: MAX_NAME_LENGTH,
  sector: MAX_NAME_LENGTH,
  address: MAX_URL_LENGTH,
  email: MAX_EMAIL_LENGTH,
};
const MAX_TEXT_LENGTH = 20_000;
const MAX_COUNT = 2 ** 31 - 1;

const isField = (text: string): text is StartupField => Object.hasOwn(STARTUP_FIELDS, text);

/** Names of all fields, in the order of import and export columns. */
export const FIELD_NAMES: readonly StartupField[] = Object.keys(STARTUP_FIELDS).filter(isField);

/** Returns the description of a field; undefined for an unknown name. */
export function describeField(field: string): FieldDescription | undefined {
  return isField(field) ? DESCRIPTIONS[field] : undefined;
}

/** Returns true if the kind of a field is one of the given kinds. */
export function isOfKind<Kind extends FieldKind>(
  field: StartupField,
  ...kinds: readonly Kind[]
): field is FieldOfKind<Kind> {
  return kinds.some((kind) => kind === STARTUP_FIELDS[field].kind);
}

/** Names of the fields that users can correct or choose in a merge, in display order. */
export const FACT_FIELDS: readonly FactField[] = FIELD_NAMES.filter(isFact).sort(
  (a, b) => STARTUP_FIELDS[a].factOrder - STARTUP_FIELDS[b].factOrder,
);

/** Names of the facts that are always shown, in display order. */
export const MAIN_FACTS: readonly FactField[] = FACT_FIELDS.filter(
  (field) => describeField(field)?.isMainFact === true,
);

/** Names of the fields for which a different value in a later import becomes a suggestion, in display order. */
export const SUGGESTED_FIELDS: readonly SuggestedField[] = FACT_FIELDS.filter(isSuggested);

function isFact(field: StartupField): field is FactField {
  return describeField(field)?.factOrder !== undefined;
}

function isSuggested(field: StartupField): field is SuggestedField {
  return describeField(field)?.isSuggested === true;
}

/** Map from extracted values to the fields that they fill. */
export const EXTRACTED_FIELDS: ExtractedFields = extractedFields();
/** Names of the extracted values in field order. */
export const EXTRACTED_NAMES: readonly ExtractedName[] =
  Object.keys(EXTRACTED_FIELDS).filter(isExtractedName);

type ExtractedFields = { readonly [Name in ExtractedName]: FieldOfExtracted<Name> };

function extractedFields(): ExtractedFields;
function extractedFields(): Record<string, StartupField> {
  return Object.fromEntries(
    FIELD_NAMES.flatMap((field) => {
      const name = describeField(field)?.extractedAs;
      return name === undefined ? [] : [[name, field]];
    }),
  );
}

/** Returns true if a text is the name of an extracted value. */
export function isExtractedName(name: string): name is ExtractedName {
  return Object.hasOwn(EXTRACTED_FIELDS, name);
}

/** Names of the extracted values that the golden set contains, in field order. */
export const SCORED_NAMES: readonly ScoredName[] = EXTRACTED_NAMES.filter(isScoredName);

function isScoredName(name: ExtractedName): name is ScoredName {
  return describeField(EXTRACTED_FIELDS[name])?.isScored === true;
}

/** Returns the maximum length of a text field in characters. */
export function maxLengthOf(field: StartupField): number {
  const { kind, maxLength } = describeField(field) ?? {};
  return maxLength ?? (kind && MAX_LENGTHS[kind]) ?? MAX_TEXT_LENGTH;
}

/** Returns the inclusive range of a number field. The default is all non-negative 32-bit integers. */
export function rangeOf(field: StartupField): { readonly minimum: number; readonly maximum: number } {
  const { minimum = 0, maximum = MAX_COUNT } = describeField(field) ?? {};
  return { minimum, maximum };
}

/** Returns the label of a field. Any other column name is converted to words: `company_name` becomes 'Company name'. */
export function fieldLabel(field: string): string {
  const known = field === 'awards' ? 'Award' : describeField(field)?.label;
  const words = field.replaceAll('_', ' ').trim();
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the label that is shown next to a field value, such as 'Legal name' for `social_reason`. */
export function factLabel(field: string): string {
  return describeField(field)?.factLabel ?? fieldLabel(field);
}

/**
 * Converts a list of keys to a record with one value per key.
 * @param keys all keys of the record; the compiler cannot check that the list is complete
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
export function recordOf(
  keys: readonly string[],
  valueOf: (key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
