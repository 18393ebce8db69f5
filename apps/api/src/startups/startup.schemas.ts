import type { Static } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import {
  closed,
  nullableInteger,
  nullableNumber,
  nullableString,
  pageQuery,
  ref,
} from '../contract/schema-parts';
import { nameText, nullableNameText } from '../contract/name-text';
import { fieldsQuery } from '../lists/picked-fields';
import { STARTUP_COLUMNS } from './startup-columns';

const NAME = 200;
const TEXT = 20_000;
const URL_LENGTH = 2_048;
const CURRENCY = '^[A-Z]{3}$';
const uid = Type.Optional(
  Type.String({ format: 'uuid', description: 'Names the row in exports where no external id does' }),
);
const flag = () => Type.Integer({ minimum: 0, maximum: 1 });
const flagInput = () => Type.Optional(Type.Unsafe<0 | 1 | boolean>({ enum: [0, 1, true, false] }));

const Article = closed(
  {
    url: Type.String({ maxLength: URL_LENGTH }),
    title: nullableString(500),
    published_at: nullableString(40),
    source: nullableString(NAME),
  },
  { $id: 'Article' },
);

const StartupAward = closed(
  { award_name: Type.String(), weight_used: Type.Number() },
  { $id: 'StartupAward' },
);

const describedFields = {
  company_name: Type.String(),
  first_name: nullableString(NAME),
  last_name: nullableString(NAME),
  social_reason: nullableString(NAME),
  founding_year: nullableInteger(1800, 2100),
  sector: nullableString(40),
  country: nullableString(NAME),
  canton: nullableString(40),
  raised_money: nullableNumber(),
  raised_currency: Type.Optional(
    Type.String({
      pattern: CURRENCY,
      description: 'Of raised_money, ISO 4217; CHF unless something else was said',
    }),
  ),
  main_article_info: nullableString(TEXT),
  article_date: nullableString(10),
  website: nullableString(URL_LENGTH),
  url: nullableString(URL_LENGTH),
  email: nullableString(254),
  number: nullableString(80),
  investors: nullableString(TEXT),
  partnership: nullableString(TEXT),
  company_description: nullableString(TEXT),
  advisors: nullableString(TEXT),
  other_award: nullableString(TEXT),
  pros_text: nullableString(TEXT),
  cons_text: nullableString(TEXT),
  investment: flag(),
  rejected: flag(),
  candidate: flag(),
  missing_data: flag(),
  email_sent: flag(),
  interested: flag(),
  personality_test_sent: flag(),
  test_passed: flag(),
  create_contract: flag(),
  created_at: Type.String(),
  updated_at: Type.String({
    description: 'Last news or change of a fact; neither a flag nor a score moves it',
  }),
};

export const RawStartup = closed(
  {
    id: Type.String(),
    uid,
    external_id: nullableString(64),
    ...describedFields,
    awards: Type.Array(Type.String(), { description: 'Award names as imported or extracted' }),
    articles: Type.Array(ref(Article)),
    origin: Type.String({ description: 'import or article' }),
    extraction_id: Type.Optional(nullableString(20)),
    curated_at: nullableString(40),
    startup_id: nullableString(20),
    deletion_id: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullableString(20),
        description: 'The deletion of its startup: the row is not curated until that is restored',
      }),
    ),
    version: Type.Optional(Type.Integer()),
  },
  { $id: 'RawStartup' },
);

export const Startup = closed(
  {
    id: Type.String(),
    uid,
    external_id: nullableString(64),
    ...describedFields,
    score: Type.Number(),
    firstTime_appear_inscore: nullableString(40),
    last_modified_score: nullableString(40),
    is_new: flag(),
    version: Type.Integer(),
    rank: Type.Optional(
      Type.Integer({ description: 'Place by score in its mode, from 1; only in ranked lists' }),
    ),
    awards: Type.Optional(Type.Array(ref(StartupAward))),
    articles: Type.Optional(Type.Array(ref(Article))),
  },
  { $id: 'Startup' },
);
export type StartupAnswer = Static<typeof Startup>;

const text = (maxLength: number) => Type.Optional(nullableString(maxLength));

/** Body of import-raw: what a spreadsheet row may hold (product rules: read-only fields are accepted and ignored). */
const ImportRow = closed(
  {
    ID: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    id: Type.Optional(
      Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'], maxLength: 64 }),
    ),
    company_name: nameText({ minLength: 1, maxLength: NAME }),
    first_name: text(NAME),
    last_name: text(NAME),
    social_reason: Type.Optional(nullableNameText(NAME)),
    founding_year: Type.Optional(nullableInteger(1800, 2100)),
    sector: text(NAME),
    country: text(NAME),
    canton: text(NAME),
    raised_money: Type.Optional(nullableNumber()),
    raised_currency: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: CURRENCY }),
    ),
    main_article_info: text(TEXT),
    article_date: Type.Optional(
      Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    ),
    website: text(URL_LENGTH),
    url: text(URL_LENGTH),
    email: text(254),
    number: text(80),
    investors: text(TEXT),
    partnership: text(TEXT),
    company_description: text(TEXT),
    advisors: text(TEXT),
    other_award: text(TEXT),
    pros: text(TEXT),
    pros_text: text(TEXT),
    risks: text(TEXT),
    cons_text: text(TEXT),
    investment: flagInput(),
    rejected: flagInput(),
    candidate: flagInput(),
    missing_data: flagInput(),
    email_sent: flagInput(),
    interested: flagInput(),
    personality_test_sent: flagInput(),
    test_passed: flagInput(),
    create_contract: flagInput(),
    awards: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: NAME }), { maxItems: 200 })),
    articles: Type.Optional(Type.Array(ref(Article), { maxItems: 50 })),
    score: Type.Optional(Type.Unknown()),
    last_modified_score: Type.Optional(Type.Unknown()),
    firstTime_appear_inscore: Type.Optional(Type.Unknown()),
    created_at: Type.Optional(Type.Unknown()),
    updated_at: Type.Optional(Type.Unknown()),
    is_new: Type.Optional(Type.Unknown()),
    awards_weights: Type.Optional(Type.Unknown()),
  },
  { $id: 'ImportRow' },
);
export type ImportRowBody = Static<typeof ImportRow>;

const ImportOutcome = closed(
  {
    id: Type.String(),
    outcome: Type.String({ description: 'inserted, updated or unchanged' }),
  },
  { $id: 'ImportOutcome' },
);

const page = {
  total: Type.Integer(),
  page: Type.Optional(Type.Integer()),
  pageSize: Type.Optional(Type.Integer()),
};
const RawStartupPage = closed({ items: Type.Array(ref(RawStartup)), ...page }, { $id: 'RawStartupPage' });
export const StartupPage = closed({ items: Type.Array(ref(Startup)), ...page }, { $id: 'StartupPage' });

/** A startup of a list with `fields`: the columns named there, and nothing else. */
const StartupColumns = Type.Partial(
  Type.Omit(Startup, ['is_new', 'rank', 'awards', 'articles']), // made of more than one column
  { $id: 'StartupColumns', additionalProperties: false, minProperties: 1 },
);
export const StartupColumnsPage = closed(
  { items: Type.Array(ref(StartupColumns)), ...page },
  { $id: 'StartupColumnsPage' },
);

const tags = ['startups'];

export const importRawSchema = {
  operationId: 'importRaw',
  tags,
  summary: 'Add or update one raw startup, a spreadsheet row',
  body: ref(ImportRow),
  response: { 200: ref(ImportOutcome) },
};

export const listRawSchema = {
  operationId: 'listRaw',
  tags,
  summary: 'Raw startups, newest first',
  querystring: closed(pageQuery),
  response: { 200: ref(RawStartupPage) },
};

export const listCuratedSchema = {
  operationId: 'listCurated',
  tags,
  summary: 'Curated startups',
  querystring: closed({
    ...pageQuery,
    sort: Type.Optional(
      Type.Unsafe<'created_at' | 'updated_at' | 'score' | 'company_name'>({
        type: 'string',
        enum: ['created_at', 'updated_at', 'score', 'company_name'],
      }),
    ),
    dir: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
    withAwards: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    withArticles: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    ...fieldsQuery(STARTUP_COLUMNS),
  }),
  answersFields: ref(StartupColumnsPage),
  response: { 200: ref(StartupPage) },
};
