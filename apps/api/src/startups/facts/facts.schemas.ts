import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  ref,
  version,
} from '../../platform/http/validation/schema-parts';
import { nameSchema } from '../../platform/http/openapi/named-schemas';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { FACT_FIELDS, MONEY_KINDS } from '@vaglio/startups-domain';
import { CURRENCY } from '../records/field-schemas';
import { DiscardedEntry } from './discarded-entry.schema';
import { CHANGE_KINDS, FACT_LISTS } from './fact-fields';

const MAX_QUOTED = 5_000;
const MAX_LINE = 10_000_000;
const value = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] });
const nullableText = (description: string) =>
  Type.Unsafe<string | null>({ ...nullableString(MAX_TEXT_LENGTH), description });

const FactArticle = closed(
  {
    id: nullableString(20),
    extraction_id: nullableString(20),
    url: nullableString(MAX_URL_LENGTH),
    title: nullableString(2_000),
    source: nullableString(500),
    published_at: nullableString(40),
  },
  { $id: 'FactArticle' },
);

export const FactOrigin = closed(
  {
    by: oneOf(['person', 'import', 'article']),
    at: Type.Unsafe<string | null>({
      ...nullableString(40),
      description: 'When the person said it, the row was imported or the article was read',
    }),
    person: nullableText('Of a person: the name; null when it is not known'),
    file: nullableText('Of an import: the name of the file, where it is known'),
    line: Type.Unsafe<number | null>({
      ...nullableInteger(1, MAX_LINE),
      description: 'Of an import: the line of the spreadsheet, where it is known; the header is 1',
    }),
    raw_id: nullableString(20),
    external_id: nullableText('Of an import: the ID of the row'),
    article: Type.Unsafe<Static<typeof FactArticle> | null>({
      anyOf: [{ $ref: 'FactArticle#' }, { type: 'null' }],
    }),
    quote: Type.Unsafe<string | null>({
      ...nullableString(MAX_QUOTED),
      description: 'The passage of the article that states the value; stays as context of a correction',
    }),
    note: nullableText('What the person wrote about it'),
    confirmed_by: nullableText('Of an import or article: who accepted the value, which has their rank since'),
    confirmed_at: nullableString(40),
  },
  { $id: 'FactOrigin', description: 'Where a value comes from' },
);
export type FactOriginBody = Static<typeof FactOrigin>;
nameSchema(FactArticle);

const Suggestion = closed(
  {
    id: Type.String(),
    list: oneOf(FACT_LISTS),
    field: Type.String({ description: 'Name of the field, or the key of the entry of a list' }),
    value,
    currency: nullableString(3),
    text: Type.String({ description: 'The value as it reads' }),
    origin: ref(FactOrigin),
    discarded_by: nullableText('Who discarded the same value before'),
    score_before: Type.Unsafe<number | null>({ ...nullableNumber(), description: 'Of an award' }),
    score_after: Type.Unsafe<number | null>({
      ...nullableNumber(),
      description: 'Of an award, if it is taken',
    }),
  },
  { $id: 'FactSuggestion', description: 'What an article or import says against the present value' },
);
export type SuggestionBody = Static<typeof Suggestion>;

const origin = Type.Unsafe<FactOriginBody | null>({ anyOf: [{ $ref: 'FactOrigin#' }, { type: 'null' }] });
const key = Type.String({ description: 'Names the entry in calls; stays while it is the same entry' });
const note = nullableText('What the person wrote about it');

const FieldFact = closed(
  {
    field: oneOf(FACT_FIELDS),
    value,
    currency: Type.Unsafe<string | null>({ ...nullableString(3), description: 'Of raised_money' }),
    origin,
    received: nullableText('Of an unknown canton or sector: the text that was received and not recognised'),
    received_from: origin,
    suggestions: Type.Array(ref(Suggestion)),
  },
  { $id: 'FieldFact' },
);
const FounderFact = closed(
  {
    key,
    first_name: Type.String(),
    last_name: Type.String(),
    role: nullableText('CEO, CTO'),
    origin,
    note,
  },
  { $id: 'FounderFact' },
);
const MoneyFact = closed(
  {
    key,
    kind: oneOf(MONEY_KINDS),
    stage: nullableString(MAX_NAME_LENGTH),
    amount: Type.Number(),
    currency: Type.String({ pattern: CURRENCY }),
    date: Type.Unsafe<string | null>({ ...nullableString(10), description: 'YYYY-MM-DD' }),
    investors: Type.Array(Type.String()),
    as_stated: Type.String(),
    origin,
    note,
  },
  { $id: 'MoneyFact' },
);
const AwardFact = closed(
  {
    key,
    award_name: Type.String(),
    status: oneOf(['counted', 'superseded', 'not_weighted']),
    superseded_by: nullableString(MAX_NAME_LENGTH),
    group_name: nullableString(MAX_NAME_LENGTH),
    weight: Type.Number({ description: 'What it weighs; a superseded one adds nothing' }),
    origin,
    evidence: Type.Array(ref(FactOrigin), { description: 'All that state it, the newest first' }),
    note,
  },
  { $id: 'AwardFact' },
);
const RaisedSum = closed({ currency: Type.String(), amount: Type.Number() }, { $id: 'RaisedSum' });

export const StartupFacts = closed(
  {
    id: Type.String(),
    company_name: Type.String(),
    version,
    score: Type.Number(),
    fields: Type.Array(ref(FieldFact), { description: 'Every field that can be corrected, also empty ones' }),
    founders: Type.Array(ref(FounderFact)),
    money: Type.Array(ref(MoneyFact), { description: 'The newest first' }),
    raised: Type.Array(ref(RaisedSum), { description: 'What was raised in rounds, for each currency' }),
    awards: Type.Array(ref(AwardFact), { description: 'The heaviest first' }),
    suggestions: Type.Array(ref(Suggestion), { description: 'Of founders, money and awards' }),
    discarded: Type.Optional(
      Type.Array(ref(DiscardedEntry), { description: 'Entries of its lists, the newest first' }),
    ),
    open_suggestions: Type.Integer({ description: 'Of fields and lists together' }),
  },
  { $id: 'StartupFacts', description: 'What is known about a startup, and from where' },
);
export type StartupFactsBody = Static<typeof StartupFacts>;

const FactChange = closed(
  {
    id: Type.String({ description: 'By this it is undone' }),
    startup_id: Type.String(),
    list: oneOf(FACT_LISTS),
    field: Type.String({ description: 'Name of the field, or the key of the entry of a list' }),
    kind: oneOf(CHANGE_KINDS),
    before: nullableText('The value before, as it reads; null for none'),
    after: nullableText('The value after, as it reads; null for none'),
    note,
    made_by: nullableText('Name of the person'),
    made_at: Type.String(),
    undone_by: nullableText('Name of the person'),
    undone_at: nullableString(40),
  },
  { $id: 'FactChange' },
);
export type FactChangeBody = Static<typeof FactChange>;

export const FactChanged = closed(
  {
    change: Type.Unsafe<FactChangeBody | null>({
      anyOf: [{ $ref: 'FactChange#' }, { type: 'null' }],
      description: 'Null when everything was as asked already',
    }),
    facts: ref(StartupFacts),
  },
  { $id: 'FactChanged' },
);
export type FactChangedBody = Static<typeof FactChanged>;

const FactHistoryEntry = closed(
  {
    id: Type.String({ description: 'Stays the same; of no other use' }),
    at: Type.String(),
    change: Type.Unsafe<FactChangeBody | null>({
      anyOf: [{ $ref: 'FactChange#' }, { type: 'null' }],
      description: 'What a person did',
    }),
    value: nullableText('What a row of an import or article says, as it reads'),
    origin: Type.Unsafe<FactOriginBody | null>({
      anyOf: [{ $ref: 'FactOrigin#' }, { type: 'null' }],
      description: 'Of that row, with the quote',
    }),
    is_current: Type.Boolean({ description: 'The present value comes from here' }),
  },
  { $id: 'FactHistoryEntry' },
);
export type FactHistoryEntryBody = Static<typeof FactHistoryEntry>;
nameSchema(FactChange);

export const FactHistory = closed(
  { items: Type.Array(ref(FactHistoryEntry), { description: 'The newest first' }) },
  { $id: 'FactHistory' },
);
