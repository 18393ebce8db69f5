import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  nullableNumber,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from '../../platform/http/validation/text-limits';
import { MONEY_KINDS } from '@vaglio/startups-domain';
import { fieldsQuery } from '../../platform/http/pagination/picked-fields';
import { ListNews, newsOfRow } from './list-news.schemas';
import { REVIEW_STATES, type ReviewState } from '../../platform/db/schema/raw-startups.table';
import { responseSchemas } from './field-schemas';
import { PICKED_COLUMNS } from './startup-columns';

const uid = Type.Optional(
  Type.String({ format: 'uuid', description: 'Names the row in exports where no external id does' }),
);
const flag = () => Type.Integer({ minimum: 0, maximum: 1 });

export const Article = closed(
  {
    url: Type.String({ maxLength: MAX_URL_LENGTH }),
    title: nullableString(500),
    published_at: nullableString(40),
    source: nullableString(MAX_NAME_LENGTH),
  },
  { $id: 'Article' },
);

const StartupAward = closed(
  { award_name: Type.String(), weight_used: Type.Number() },
  { $id: 'StartupAward' },
);

const Founder = closed({ first_name: Type.String(), last_name: Type.String() }, { $id: 'Founder' });
const sumStatement = {
  as_stated: Type.String(),
  stage: nullableString(MAX_NAME_LENGTH),
  date: nullableString(10),
  quote: Type.String(),
  at: nullableString(40),
  raw_id: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  url: Type.Optional(nullableString(MAX_URL_LENGTH)),
};
const SumStatement = closed(sumStatement, {
  $id: 'SumStatement',
  description: 'How an article states a sum',
});
const Financing = closed(
  {
    kind: oneOf(MONEY_KINDS),
    amount: Type.Number(),
    currency: Type.String(),
    ...sumStatement,
    repeats: Type.Optional(
      Type.Array(ref(SumStatement), { description: 'The same sum in other articles, which state it later' }),
    ),
  },
  { $id: 'Financing', description: 'A sum that an article or a person states about a company' },
);
const lists = {
  founders: Type.Optional(Type.Array(ref(Founder), { description: 'All of them' })),
  financings: Type.Optional(Type.Array(ref(Financing), { description: 'All sums, each with its kind' })),
};

const describedFields = {
  ...responseSchemas(),
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
    ...lists,
    origin: Type.String({ description: 'import, article or person' }),
    file: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullableString(500),
        description: 'Name of the file that the row was imported from; in the list of raw startups',
      }),
    ),
    line: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description:
          'Line of that file in the spreadsheet, where the first is 1; in the list of raw startups',
      }),
    ),
    extraction_id: Type.Optional(nullableString(20)),
    confidence: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullableNumber(),
        description: 'Of an article: how likely this is a startup of it, from 0 to 1',
      }),
    ),
    review: Type.Optional(
      Type.Unsafe<ReviewState | null>({
        type: ['string', 'null'],
        enum: [...REVIEW_STATES, null],
        description: 'Of an article: waiting for a person, or what one decided; null where nobody is asked',
      }),
    ),
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
    ...lists,
    also: Type.Optional(
      Type.Array(Type.String(), { description: 'Other names by which the company is known' }),
    ),
    score: Type.Number(),
    firstTime_appear_inscore: nullableString(40),
    last_modified_score: nullableString(40),
    is_new: flag(),
    later_until: Type.Optional(Type.String({ description: 'The day on which Later ends' })),
    version: Type.Integer(),
    rank: Type.Optional(
      Type.Integer({ description: 'Place by score in its mode, from 1; only in ranked lists' }),
    ),
    ...newsOfRow,
    awards: Type.Optional(Type.Array(ref(StartupAward))),
    articles: Type.Optional(Type.Array(ref(Article))),
  },
  { $id: 'Startup' },
);
export type StartupAnswer = Static<typeof Startup>;

const page = {
  total: Type.Integer(),
  page: Type.Optional(Type.Integer()),
  pageSize: Type.Optional(Type.Integer()),
};
const RawStartupPage = closed(
  {
    items: Type.Array(ref(RawStartup)),
    ...page,
    waiting: Type.Optional(
      Type.Integer({ description: 'Of articles, that wait for a person under this search' }),
    ),
  },
  { $id: 'RawStartupPage' },
);
export const StartupPage = closed(
  {
    items: Type.Array(ref(Startup)),
    ...page,
    news: Type.Optional(ref(ListNews)),
    later_hidden: Type.Optional(Type.Integer({ description: 'With later=hide: how many are Later' })),
    similar: Type.Optional(
      Type.Array(ref(Startup), {
        description:
          'In ranked lists whose search holds for none: up to 5 of the same set that are spelled nearly so',
      }),
    ),
  },
  { $id: 'StartupPage' },
);

/** Schema of a startup in a list with `fields`. It contains only the selected columns. */
const StartupColumns = Type.Partial(
  Type.Omit(Startup, ['is_new', 'rank', 'entered', 'awards', 'articles']), // derived from more than one column
  { $id: 'StartupColumns', additionalProperties: false, minProperties: 1 },
);
export const StartupColumnsPage = closed(
  { items: Type.Array(ref(StartupColumns)), ...page },
  { $id: 'StartupColumnsPage' },
);

const tags = ['startups'];

/** Columns by which raw startups can be sorted. */
const RAW_SORT_KEYS = ['created_at', 'company_name', 'founding_year', 'article_date'] as const;

export const listRawSchema = {
  operationId: 'listRaw',
  tags,
  summary: 'Raw startups, newest first unless sorted; discarded ones only when they are asked for',
  querystring: closed({
    ...pageQuery,
    sort: Type.Optional(
      oneOf(RAW_SORT_KEYS, { description: 'Empty values come last in both directions; ties newest first' }),
    ),
    dir: Type.Optional(oneOf(['asc', 'desc'])),
    review: Type.Optional(oneOf(REVIEW_STATES, { description: 'Only rows in this state of review' })),
  }),
  response: { 200: ref(RawStartupPage) },
};

export const listCuratedSchema = {
  operationId: 'listCurated',
  tags,
  summary: 'Curated startups',
  querystring: closed({
    ...pageQuery,
    sort: Type.Optional(
      oneOf(['created_at', 'updated_at', 'score', 'company_name', 'founding_year', 'article_date']),
    ),
    dir: Type.Optional(oneOf(['asc', 'desc'])),
    withAwards: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    withArticles: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    ...fieldsQuery(PICKED_COLUMNS),
  }),
  answersFields: ref(StartupColumnsPage),
  response: { 200: ref(StartupPage) },
};
