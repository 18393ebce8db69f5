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

/** Description of a field by its name; undefined for any other text. */
export function describeField(field: string): FieldDescription | undefined {
  return isField(field) ? DESCRIPTIONS[field] : undefined;
}

/** Returns whether the kind of a field is one of some kinds. */
export function isOfKind<Kind extends FieldKind>(
  field: StartupField,
  ...kinds: readonly Kind[]
): field is FieldOfKind<Kind> {
  return kinds.some((kind) => kind === STARTUP_FIELDS[field].kind);
}

/** Names of the fields that a person corrects and a merge chooses from, in the order in which they are shown. */
export const FACT_FIELDS: readonly FactField[] = FIELD_NAMES.filter(isFact).sort(
  (a, b) => STARTUP_FIELDS[a].factOrder - STARTUP_FIELDS[b].factOrder,
);

/** Names of the fields of which another value in a later row is suggested, in the order in which they are shown. */
export const SUGGESTED_FIELDS: readonly SuggestedField[] = FACT_FIELDS.filter(isSuggested);

function isFact(field: StartupField): field is FactField {
  return describeField(field)?.factOrder !== undefined;
}

function isSuggested(field: StartupField): field is SuggestedField {
  return describeField(field)?.isSuggested === true;
}

/** Names of the values that an article states of a company, each with the field that it fills. */
export const EXTRACTED_FIELDS: ExtractedFields = extractedFields();
/** Names of the values that an article states of a company, in the order of the fields. */
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

/** Returns whether a text is the name of an extracted value. */
export function isExtractedName(name: string): name is ExtractedName {
  return Object.hasOwn(EXTRACTED_FIELDS, name);
}

/** Names of the values of an article that the golden set holds, in the order of the fields. */
export const SCORED_NAMES: readonly ScoredName[] = EXTRACTED_NAMES.filter(isScoredName);

function isScoredName(name: ExtractedName): name is ScoredName {
  return describeField(EXTRACTED_FIELDS[name])?.isScored === true;
}

/** Maximum length of a text field, in characters. */
export function maxLengthOf(field: StartupField): number {
  const { kind, maxLength } = describeField(field) ?? {};
  return maxLength ?? (kind && MAX_LENGTHS[kind]) ?? MAX_TEXT_LENGTH;
}

/** Range of a number field, both ends included; a count without a range is any 32-bit whole number from 0. */
export function rangeOf(field: StartupField): { readonly minimum: number; readonly maximum: number } {
  const { minimum = 0, maximum = MAX_COUNT } = describeField(field) ?? {};
  return { minimum, maximum };
}

/** Label of a field, or of any other column by its words: 'Company name' for `company_name`. */
export function fieldLabel(field: string): string {
  const known = field === 'awards' ? 'Award' : describeField(field)?.label;
  const words = field.replaceAll('_', ' ').trim();
  return known ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Label beside a value: 'Legal name' for `social_reason`. */
export function factLabel(field: string): string {
  return describeField(field)?.factLabel ?? fieldLabel(field);
}

/**
 * Record with a value for each key of a list.
 * @param keys every key of the record; the type cannot prove that none is missing
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
