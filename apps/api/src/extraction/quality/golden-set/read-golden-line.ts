import { type Static, Type } from '@sinclair/typebox';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../../platform/http/validation/text-limits';
import { LATER_NAMES, laterSchemas, type ExpectedStartup } from '@vaglio/article-extractor';
import { recordOf } from '@vaglio/startups-domain';
import Ajv from 'ajv';
import { isTooDeep } from '../../../platform/http/validation/json-depth';
import { once } from '../../../platform/util/once';
import { hasText, holdsNul, isBroken } from '../../../platform/http/validation/validation';
import { validationMessage } from '../../../platform/http/validation/validation-message';

const MAX_ENTRIES = 60;
const name = Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH });

/** Values of a startup in the corpus that an evaluation compares. Each pair is a value and the text that states it. */
const AnnotatedStartup = Type.Object({
  name,
  canton: Type.Optional(Type.Array(name, { minItems: 1, maxItems: 2 })),
  sector: Type.Optional(name),
  founded: Type.Optional(Type.Array(Type.Union([Type.Integer(), name]), { minItems: 1, maxItems: 2 })),
  money: Type.Optional(
    Type.Array(
      Type.Object({
        amount: Type.Number({ minimum: 0, maximum: 1e12 }),
        currency: Type.String({ pattern: '^[A-Z]{3}$' }),
        kind: name,
      }),
      { maxItems: MAX_ENTRIES },
    ),
  ),
  investors: Type.Optional(Type.Array(name, { maxItems: MAX_ENTRIES })),
  awards: Type.Optional(
    Type.Array(Type.Object({ as: name, name: Type.Optional(name) }), { maxItems: MAX_ENTRIES }),
  ),
  founders: Type.Optional(Type.Array(name, { maxItems: MAX_ENTRIES })),
  website: Type.Optional(Type.String({ maxLength: MAX_URL_LENGTH })),
  optional: Type.Optional(Type.Literal(true)),
});

/** Converts a startup of the corpus to the form of the golden set. Of several amounts, the first round is used. */
function annotatedStartup(startup: Static<typeof AnnotatedStartup>): ExpectedStartup {
  const round = startup.money?.find(({ kind }) => kind === 'round');
  const [founded] = startup.founded ?? [];
  return {
    company_name: startup.name,
    canton: startup.canton?.[0] ?? null,
    sector: startup.sector ?? null,
    founding_year: typeof founded === 'number' ? founded : null,
    raised_money: round === undefined ? null : { amount: round.amount, currency: round.currency },
    investors: startup.investors ?? [],
    awards: (startup.awards ?? []).map((award) => ({ name: award.as, normalised: award.name ?? null })),
    founders: (startup.founders ?? []).map((person) => ({ first_name: null, last_name: person })),
    website: startup.website ?? null,
  };
}

/** Maximum length of an article's text, in characters. */
const MAX_TEXT_LENGTH = 60_000;
const MAX_TITLE_LENGTH = 1_000;
const MAX_STARTUPS = 60;

const maybe = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()]);
const word = maybe(MAX_NAME_LENGTH);

const Startup = Type.Object({
  company_name: name,
  canton: word,
  sector: word,
  founding_year: Type.Union([Type.Integer({ minimum: 1800, maximum: 2100 }), Type.Null()]),
  raised_money: Type.Union([
    Type.Object({
      amount: Type.Union([Type.Number({ minimum: 0, maximum: 1e12 }), Type.Null()]),
      currency: word,
    }),
    Type.Null(),
  ]),
  investors: Type.Array(name, { maxItems: MAX_ENTRIES }),
  awards: Type.Array(Type.Object({ name, normalised: Type.Optional(word), extended: Type.Optional(word) }), {
    maxItems: MAX_ENTRIES,
  }),
  founders: Type.Array(Type.Object({ first_name: word, last_name: word }), { maxItems: MAX_ENTRIES }),
  website: maybe(MAX_URL_LENGTH),
  ...laterSchemas(),
});

const head = {
  url: Type.String({ pattern: '^https?://', maxLength: MAX_URL_LENGTH }),
  title: Type.String({ minLength: 1, maxLength: MAX_TITLE_LENGTH }),
  date: Type.Optional(Type.Union([Type.String({ pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$' }), Type.Null()])),
  lang: Type.Optional(Type.Union([Type.String({ pattern: '^[a-z]{2}$' }), Type.Null()])),
};

/** Schema of a line in a test file. `npm run tool apps/api/src/commands/eval-command.ts` reads the same format. */
const GoldRecord = Type.Object({
  ...head,
  text: Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH }),
  gold: Type.Array(Startup, { maxItems: MAX_STARTUPS }),
});

/** Schema of a line of the corpus in `tools/article-extractor/corpus`. */
const CorpusRecord = Type.Object({
  ...head,
  text: Type.Array(Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH }), { minItems: 1, maxItems: 500 }),
  startups: Type.Array(AnnotatedStartup, { maxItems: MAX_STARTUPS }),
});

/** Article in the form of the golden set. */
export interface GoldenRecord {
  readonly url: string;
  readonly title: string;
  readonly lang: string | null;
  readonly published_at: string | null;
  readonly text: string;
  readonly startups: ExpectedStartup[];
}

/** Validators, compiled for the first line because compiling is slow. */
const checks = once(() => {
  const ajv = new Ajv({ strict: false });
  return {
    isGold: ajv.compile<Static<typeof GoldRecord>>(GoldRecord),
    isCorpus: ajv.compile<Static<typeof CorpusRecord>>(CorpusRecord),
  };
});

/** Prefix of boilerplate lines in the corpus. */
const FURNITURE = /^~ /;

/**
 * Parses one line of an imported golden file. Unused properties are ignored.
 * @returns the article, or an error with a message for people if the line is invalid
 */
export function readGoldenLine(line: string): GoldenRecord | { error: string } {
  if (isTooDeep(line)) return { error: 'It is nested too deeply.' };
  const record = parsed(line);
  if (record === undefined) return { error: 'It is not JSON.' };
  // The request body was validated, but the escapes within a line are only decoded here.
  if (hasText(record, holdsNul)) return { error: 'It holds a NUL character.' };
  if (hasText(record, isBroken)) return { error: 'It holds half of a character (a lone surrogate).' };
  const { isGold, isCorpus } = checks();
  if (isObject(record) && 'startups' in record && !('gold' in record)) {
    if (!isCorpus(record)) return { error: validationMessage(isCorpus.errors) };
    const text = record.text.map((part) => part.replace(FURNITURE, '')).join('\n');
    const startups = record.startups.filter(({ optional }) => optional !== true).map(annotatedStartup);
    if (text.length > MAX_TEXT_LENGTH)
      return { error: `text must be at most ${MAX_TEXT_LENGTH} characters long.` };
    return { ...headOf(record), text, startups };
  }
  if (!isGold(record)) return { error: validationMessage(isGold.errors) };
  return { ...headOf(record), text: record.text, startups: record.gold.map(withoutOtherFields) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line.replace(/^\uFEFF/, ''));
    return value;
  } catch {
    return undefined;
  }
}

/** Returns whether a date exists: 31 February does not, and the database has no year 0. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return time > 0 && new Date(time).toISOString().startsWith(date);
}

function headOf({
  url,
  title,
  date,
  lang,
}: Pick<Static<typeof GoldRecord>, 'url' | 'title' | 'date' | 'lang'>) {
  const day = date?.length === 10 && isDay(date) ? date : null;
  return { url, title, lang: lang ?? null, published_at: day };
}

function withoutOtherFields(startup: Static<typeof Startup>): ExpectedStartup {
  const { company_name, canton, sector, founding_year, raised_money, investors, awards, founders, website } =
    startup;
  return {
    company_name,
    canton,
    sector,
    founding_year,
    raised_money: raised_money && { amount: raised_money.amount, currency: raised_money.currency },
    investors,
    awards: awards.map(({ name: own, normalised, extended }) => ({
      name: own,
      normalised: normalised ?? null,
      extended: extended ?? null,
    })),
    founders: founders.map(({ first_name, last_name }) => ({ first_name, last_name })),
    website,
    ...statedLater(startup),
  };
}

/** Returns the fields that later versions added, if the line contains them. */
function statedLater(startup: Static<typeof Startup>): Pick<ExpectedStartup, (typeof LATER_NAMES)[number]>;
function statedLater(startup: Static<typeof Startup>): object {
  const stated = LATER_NAMES.filter((name) => startup[name] !== undefined);
  return recordOf(stated, (name) => startup[name]);
}
