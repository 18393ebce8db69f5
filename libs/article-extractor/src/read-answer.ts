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

/** The answer of a model, corrected where it is only too long or has a name in place of a code. */
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

/** Compiled with the first answer: that takes a while. */
const checks = () => (compiled ??= compileChecks());

type Loose = Readonly<Record<string, unknown>>;

/**
 * Reads the answer of a language model. Too long texts and lists are cut, a missing field counts as null, a canton or
 * sector by name becomes its code, a value outside its range becomes null; unknown properties (a
 * score, a flag, an id) are never looked at. A startup without a name that can be read is left out.
 * @param answer parsed JSON of any kind
 * @returns `error`, for people, when the answer is not an object with a list of startups. Never throws.
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

/** Reads a single value by the kind of the field that it fills. */
function readerOf(field: StartupField): (value: unknown) => string | number | null {
  if (isOfKind(field, 'year', 'count')) return numberOf;
  if (isOfKind(field, 'sector')) return (value) => sectorCode(shortText(value, MAX_NAME_LENGTH));
  if (isOfKind(field, 'canton')) return (value) => cantonCode(shortText(value, MAX_NAME_LENGTH));
  return (value) => shortText(value, MAX_SHORT_TEXT);
}

/** Fields that break the schema are given up; the rest stays. */
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

/** Named entries with their quotes; one without any name is left out. */
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

/** Sums of a known kind; one that cannot be read is left out. */
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
