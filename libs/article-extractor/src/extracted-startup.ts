import { Type, type Static, type TProperties, type TSchema, type TUnsafe } from '@sinclair/typebox';
import {
  type Canton,
  CANTON_CODES,
  EXTRACTED_FIELDS,
  EXTRACTED_NAMES,
  type ExtractedName,
  type FieldOfExtracted,
  type FieldOfKind,
  type FieldValue,
  FINANCING_KINDS,
  isOfKind,
  MAX_NAME_LENGTH,
  maxLengthOf,
  rangeOf,
  type Sector,
  SECTORS,
  type StartupField,
} from '@vaglio/startups-domain';

/**
 * Maximum number of startups in an extraction. The following limits are in code points or list entries.
 * Source: security decision D11.
 */
export const MAX_STARTUPS = 20;
export const MAX_QUOTES = 5;
export const MAX_QUOTE_LENGTH = 1000;
export const MAX_LIST_ENTRIES = 30;
export const MAX_SHORT_TEXT = 1000;

/** Returns an object schema that rejects unknown properties. */
const closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
/** Returns a schema that allows one of several texts. */
const oneOf = <const T extends readonly string[]>(values: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

const quotes = Type.Array(Type.String({ maxLength: MAX_QUOTE_LENGTH }), {
  maxItems: MAX_QUOTES,
  description: 'Passages of the article, copied letter by letter, that say this',
});
const name = Type.String({ maxLength: MAX_NAME_LENGTH });
const quoted = <T extends TSchema>(value: T) => closed({ value, quotes });
/**
 * Returns a nullable schema for a value with quotes. Language model servers with strict schemas require every property.
 * A value that the article does not state is therefore null.
 */
const maybe = <T extends TSchema>(value: T) => Type.Union([quoted(value), Type.Null()]);

const amount = Type.Number({
  minimum: 0,
  maximum: 1e12,
  description: 'The whole number of currency units',
});
const currency = Type.String({ minLength: 3, maxLength: 3, description: 'ISO 4217, e.g. CHF' });

type PlainValue<Name extends ExtractedName> =
  FieldOfExtracted<Name> extends FieldOfKind<'sector'>
    ? Sector
    : FieldOfExtracted<Name> extends FieldOfKind<'canton'>
      ? Canton
      : FieldValue<FieldOfExtracted<Name>>;

type PlainSchemas = {
  [Name in ExtractedName]: TUnsafe<{ value: PlainValue<Name>; quotes: string[] } | null>;
};

/** Returns the schemas of the single-value fields. Each accepts a value with its quotes, or null. */
function plainSchemas(): PlainSchemas;
function plainSchemas(): Record<string, TSchema> {
  return Object.fromEntries(
    EXTRACTED_NAMES.map((extracted) => [extracted, maybe(plainSchema(EXTRACTED_FIELDS[extracted]))]),
  );
}

function plainSchema(field: StartupField): TSchema {
  if (isOfKind(field, 'year', 'count')) return Type.Integer(rangeOf(field));
  if (isOfKind(field, 'sector')) return oneOf<readonly Sector[]>(SECTORS.map((sector) => sector.code));
  if (isOfKind(field, 'canton')) return oneOf<readonly Canton[]>(CANTON_CODES);
  if (isOfKind(field, 'long')) return Type.String({ maxLength: MAX_SHORT_TEXT });
  return Type.String({ maxLength: maxLengthOf(field) });
}

/** Schema of a company in an article. Scores, flags, thresholds and ids are never extracted from an article. */
export const ExtractedStartupSchema = closed({
  company_name: quoted(name),
  founders: Type.Array(closed({ first_name: name, last_name: name, quotes }), { maxItems: MAX_LIST_ENTRIES }),
  ...plainSchemas(),
  raised_money: maybe(
    closed({
      amount,
      currency,
      as_stated: name,
    }),
  ),
  financings: Type.Array(
    closed({
      kind: oneOf(FINANCING_KINDS, {
        description: 'sought is what the company still looks for; a takeover is what somebody paid for it',
      }),
      amount,
      currency,
      as_stated: name,
      stage: Type.Union([name, Type.Null()], { description: 'Seed, Series A, bridge' }),
      quotes,
    }),
    { maxItems: MAX_LIST_ENTRIES, description: 'Every sum that the article states about the company' },
  ),
  investors: Type.Array(closed({ name, quotes }), { maxItems: MAX_LIST_ENTRIES }),
  awards: Type.Array(
    closed({
      name: Type.String({
        maxLength: MAX_NAME_LENGTH,
        description: 'An award of the given list, as the list spells it',
      }),
      quotes,
    }),
    { maxItems: MAX_LIST_ENTRIES },
  ),
});

/** Single-value fields of a startup for which the article states no values. */
export const NOTHING_STATED: Readonly<Record<ExtractedName, null>> = nothingStated();

function nothingStated(): Record<ExtractedName, null>;
function nothingStated(): Record<string, null> {
  return Object.fromEntries(EXTRACTED_NAMES.map((extracted) => [extracted, null]));
}

/** Schema of an extraction. The language model receives it, and it validates the model's response. */
export const ExtractionAnswerSchema = closed({
  startups: Type.Array(ExtractedStartupSchema, { maxItems: MAX_STARTUPS }),
});

export type ExtractedStartup = Static<typeof ExtractedStartupSchema>;
/** Fields of an extracted startup in display order. */
export type ExtractedField = keyof ExtractedStartup;

/** Returns the text that identifies an amount in its evidence, such as 'round: CHF 3 million'. */
export const financingText = ({ kind, as_stated }: ExtractedStartup['financings'][number]): string =>
  `${kind}: ${as_stated}`;
