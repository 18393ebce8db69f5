import Ajv from 'ajv';
import {
  cantonCode,
  EXTRACTED_FIELDS,
  EXTRACTED_NAMES,
  FINANCING_KINDS,
  isOfKind,
  MAX_NAME_LENGTH,
  nameFault,
  sectorCode,
  type StartupField,
} from '@vaglio/startups-domain';
import {
  ExtractedStartupSchema,
  MAX_LIST_ENTRIES,
  MAX_QUOTE_LENGTH,
  MAX_QUOTES,
  MAX_SHORT_TEXT,
  MAX_STARTUPS,
  type ExtractedStartup,
} from './extracted-startup';

/**
 * Parsed response of a language model, or an error. Overlong values are truncated, and names are converted to codes.
 */
export type ReadAnswer = { readonly startups: readonly ExtractedStartup[] } | { readonly error: string };

function compileChecks() {
  const ajv = new Ajv({ strict: false });
  const { properties } = ExtractedStartupSchema;
  const isFinancing: (value: unknown) => boolean = ajv.compile(properties.financings.items);
  return {
    isStartup: ajv.compile<ExtractedStartup>(ExtractedStartupSchema),
    isFinancing,
    fields: Object.entries(properties).map(([field, schema]) => [field, ajv.compile(schema)] as const),
  };
}

let compiled: ReturnType<typeof compileChecks> | undefined;

/** Returns the validators, which are compiled on first use because compilation is slow. */
const checks = () => (compiled ??= compileChecks());

type Loose = Readonly<Record<string, unknown>>;

/**
 * Parses the response of a language model. Overlong texts and lists are truncated. Missing fields and values out of
 * range become null. Names of cantons and sectors become codes. Unknown properties, such as a score, a flag or an id,
 * are ignored. A startup without a readable name is omitted.
 * @param answer parsed JSON of any kind
 * @returns `error` with a message for the user if the response is not an object with a list of startups. Never throws.
 * Source: security decision D11.
 */
export function readAnswer(answer: unknown): ReadAnswer {
  const startups = isObject(answer) ? answer.startups : undefined;
  if (!Array.isArray(startups)) return { error: 'The answer holds no list of startups.' };
  const read = startups
    .slice(0, MAX_STARTUPS)
    .map((entry: unknown) => (isObject(entry) ? readStartup(entry) : null));
  return { startups: read.filter((startup) => startup !== null) };
}

function readStartup(entry: Loose): ExtractedStartup | null {
  const company_name = quoted(entry.company_name, (value) => shortText(value, MAX_NAME_LENGTH));
  if (company_name === null || nameFault(company_name.value) !== null) return null;
  const plain = EXTRACTED_NAMES.map((name) => [name, quoted(entry[name], readerOf(EXTRACTED_FIELDS[name]))]);
  const startup = {
    company_name,
    founders: entriesOf(entry.founders, ['first_name', 'last_name']),
    raised_money: quoted(entry.raised_money, moneyOf),
    financings: financingsOf(entry.financings),
    investors: entriesOf(entry.investors, ['name']),
    awards: entriesOf(entry.awards, ['name']),
    ...Object.fromEntries(plain),
  };
  return fitted(startup);
}

/** Returns the parser for the type of a single-value field. */
function readerOf(field: StartupField): (value: unknown) => string | number | null {
  if (isOfKind(field, 'year', 'count')) return numberOf;
  if (isOfKind(field, 'sector')) return (value) => sectorCode(shortText(value, MAX_NAME_LENGTH));
  if (isOfKind(field, 'canton')) return (value) => cantonCode(shortText(value, MAX_NAME_LENGTH));
  return (value) => shortText(value, MAX_SHORT_TEXT);
}

/** Replaces fields that violate the schema. All other fields are unchanged. */
function fitted(startup: Loose): ExtractedStartup | null {
  const { isStartup, fields: known } = checks();
  const fields = known.map(([field, fits]) => {
    const value = startup[field];
    return [field, fits(value) ? value : Array.isArray(value) ? [] : null] as const;
  });
  const candidate: unknown = Object.fromEntries(fields);
  return isStartup(candidate) ? candidate : null;
}

function quoted<T>(
  field: unknown,
  read: (value: unknown) => T | null,
): { value: T; quotes: string[] } | null {
  const value = read(isObject(field) ? field.value : field);
  return value === null ? null : { value, quotes: quotesOf(isObject(field) ? field.quotes : undefined) };
}

function quotesOf(quotes: unknown): string[] {
  const texts = (Array.isArray(quotes) ? quotes : []).filter(
    (quote): quote is string => typeof quote === 'string' && quote.trim() !== '',
  );
  return texts.slice(0, MAX_QUOTES).map((quote) => cut(quote, MAX_QUOTE_LENGTH));
}

/** Returns the named list entries with their quotes. Entries without a name are omitted. */
function entriesOf(list: unknown, names: readonly string[]): Loose[] {
  return (Array.isArray(list) ? list : []).slice(0, MAX_LIST_ENTRIES).flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const named = names.map((name) => [name, shortText(entry[name], MAX_NAME_LENGTH) ?? ''] as const);
    return named.every(([, text]) => text === '')
      ? []
      : [{ ...Object.fromEntries(named), quotes: quotesOf(entry.quotes) }];
  });
}

function moneyOf(value: unknown): Loose | null {
  if (!isObject(value)) return null;
  const [amount, currency, as_stated] = [
    numberOf(value.amount),
    shortText(value.currency, 3),
    shortText(value.as_stated, MAX_NAME_LENGTH),
  ];
  return amount === null || currency === null
    ? null
    : { amount, currency: currency.toUpperCase(), as_stated: as_stated ?? `${currency} ${amount}` };
}

/** Returns the amounts of a known kind. Unreadable amounts are omitted. */
function financingsOf(list: unknown): Loose[] {
  return (Array.isArray(list) ? list : []).slice(0, MAX_LIST_ENTRIES).flatMap((entry: unknown) => {
    const money = moneyOf(entry);
    const kind = isObject(entry) ? FINANCING_KINDS.find((each) => each === entry.kind) : undefined;
    if (!isObject(entry) || money === null || kind === undefined) return [];
    const sum = {
      kind,
      ...money,
      stage: shortText(entry.stage, MAX_NAME_LENGTH),
      quotes: quotesOf(entry.quotes),
    };
    return checks().isFinancing(sum) ? [sum] : [];
  });
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const shortText = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? cut(value.trim(), longest) : null;

const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join('');

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
