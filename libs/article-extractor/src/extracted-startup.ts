import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import {
  type Canton,
  CANTON_CODES,
  FINANCING_KINDS,
  MAX_EMAIL_LENGTH,
  MAX_FOUNDING_YEAR,
  MAX_NAME_LENGTH,
  MAX_URL_LENGTH,
  MIN_FOUNDING_YEAR,
  type Sector,
  SECTORS,
} from '@vaglio/startups-domain';

/** Longest parts of an extraction, in code points and entries. Source: security decision D11. */
export const MAX_STARTUPS = 20;
export const MAX_QUOTES = 5;
export const MAX_QUOTE_LENGTH = 1000;
export const MAX_LIST_ENTRIES = 30;
export const MAX_SHORT_TEXT = 1000;

/** A closed object: an unknown property is refused. */
const closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });
/** One of a few texts. */
const oneOf = <const T extends readonly string[]>(values: T, options: { description?: string } = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

const quotes = Type.Array(Type.String({ maxLength: MAX_QUOTE_LENGTH }), {
  maxItems: MAX_QUOTES,
  description: 'Passages of the article, copied letter by letter, that say this',
});
const name = Type.String({ maxLength: MAX_NAME_LENGTH });
const quoted = <T extends TSchema>(value: T) => closed({ value, quotes });
/** Servers that enforce a schema require every property; what an article does not state is null. */
const maybe = <T extends TSchema>(value: T) => Type.Union([quoted(value), Type.Null()]);
const text = maybe(Type.String({ maxLength: MAX_SHORT_TEXT }));

const amount = Type.Number({
  minimum: 0,
  maximum: 1e12,
  description: 'The whole number of currency units',
});
const currency = Type.String({ minLength: 3, maxLength: 3, description: 'ISO 4217, e.g. CHF' });

/** One company as an article describes it. No score, flag, threshold or id: those are never read from an article. */
export const ExtractedStartupSchema = closed({
  company_name: quoted(name),
  founders: Type.Array(closed({ first_name: name, last_name: name, quotes }), { maxItems: MAX_LIST_ENTRIES }),
  founding_year: maybe(Type.Integer({ minimum: MIN_FOUNDING_YEAR, maximum: MAX_FOUNDING_YEAR })),
  sector: maybe(oneOf<readonly Sector[]>(SECTORS.map((sector) => sector.code))),
  canton: maybe(oneOf<readonly Canton[]>(CANTON_CODES)),
  country: maybe(name),
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
  website: maybe(Type.String({ maxLength: MAX_URL_LENGTH })),
  email: maybe(Type.String({ maxLength: MAX_EMAIL_LENGTH })),
  company_description: text,
  pros: text,
  cons: text,
});

/** What an extractor answers for one article: the JSON schema sent to a language model, and the check of its answer. */
export const ExtractionAnswerSchema = closed({
  startups: Type.Array(ExtractedStartupSchema, { maxItems: MAX_STARTUPS }),
});

export type ExtractedStartup = Static<typeof ExtractedStartupSchema>;
/** The fields of an extracted startup, in the order in which they are shown. */
export type ExtractedField = keyof ExtractedStartup;

/** A sum as its evidence names it: 'round: CHF 3 million'. */
export const financingText = ({ kind, as_stated }: ExtractedStartup['financings'][number]): string =>
  `${kind}: ${as_stated}`;
