import { Type, type Static } from '@sinclair/typebox';
import { DEFAULT_BATCH_DELAY_MS, MIN_BATCH_DELAY_MS } from './extraction.limits';
import {
  listBody,
  closed,
  idParams,
  nullableInteger,
  nullableNumber,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';

const PendingArticles = closed(
  {
    pending: Type.Integer({ description: 'Articles that wait' }),
    failed: Type.Optional(Type.Integer()),
    abandoned: Type.Optional(Type.Integer({ description: 'Failed too often' })),
    under_way: Type.Optional(Type.Integer({ description: 'Of the pending ones, being extracted now' })),
    extractor: Type.Optional(oneOf(['built-in', 'model'], { description: 'Which one answers' })),
    model: Type.Optional(Type.String()),
    models: Type.Optional(Type.Array(Type.String(), { description: 'Which models are allowed' })),
    tokens_today: Type.Optional(Type.Integer()),
    daily_tokens: Type.Optional(nullableInteger(0, Number.MAX_SAFE_INTEGER)),
    cost_today: Type.Optional(Type.Number({ description: 'In the currency of the prices' })),
    daily_cost: Type.Optional(nullableNumber()),
    tokens_per_article: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullableInteger(0, Number.MAX_SAFE_INTEGER),
        description: 'Mean of the last articles; null before the first',
      }),
    ),
    cost_per_article: Type.Optional(nullableNumber()),
    awards: Type.Optional(Type.Integer({ description: 'Awards that can be found' })),
  },
  { $id: 'PendingArticles' },
);
export type PendingArticlesBody = Static<typeof PendingArticles>;

export const SampleArticle = closed(
  {
    id: Type.String(),
    url: Type.String(),
    title: Type.String(),
    source: Type.Optional(nullableString(1_000)),
  },
  { $id: 'SampleArticle' },
);

const ExtractionSample = closed(
  {
    ok: Type.Boolean(),
    outputs_count: Type.Integer({ description: 'Startups found' }),
    article: ref(SampleArticle),
    model: Type.String(),
    companies: Type.Array(Type.String()),
    tokens: Type.Integer(),
    cost: Type.Optional(Type.Number({ description: 'In the currency of the prices' })),
    duration_ms: Type.Optional(Type.Integer({ description: 'How long the article took' })),
    extraction_id: nullableString(20),
    error: nullableString(1_000),
  },
  { $id: 'ExtractionSample' },
);
export type ExtractionSampleBody = Static<typeof ExtractionSample>;

const ExtractionResult = closed(
  {
    processed: Type.Integer(),
    succeeded: Type.Integer(),
    failed: Type.Integer(),
    pending: Type.Optional(Type.Integer({ description: 'Articles that wait afterwards' })),
    samples: Type.Array(ref(ExtractionSample)),
  },
  { $id: 'ExtractionResult' },
);
export type ExtractionResultBody = Static<typeof ExtractionResult>;

const ResetResult = closed(
  { reset: Type.Integer({ description: 'Articles that wait again' }), pending: Type.Integer() },
  { $id: 'ResetResult' },
);

export const MAX_ARTICLES_PER_BATCH = 5;
const MAX_DELAY_MS = 600_000;
const MAX_BUDGET = 1_000_000_000;

export const ExtractionRun = closed(
  {
    id: Type.String(),
    state: oneOf(['running', 'paused', 'finished', 'cancelled']),
    reason: Type.Unsafe<string | null>({ ...nullableString(1_000), description: 'Why it is paused' }),
    batch: Type.Integer(),
    delay_ms: Type.Integer(),
    dry: Type.Boolean(),
    budget_tokens: nullableInteger(1, MAX_BUDGET),
    retry_of: nullableString(20),
    retry_cause: Type.Optional(
      Type.Unsafe<string | null>({
        ...nullableString(40),
        description: 'It tries again the articles that failed for this reason',
      }),
    ),
    processed: Type.Integer(),
    succeeded: Type.Integer(),
    failed: Type.Integer(),
    outputs_count: Type.Integer(),
    tokens: Type.Integer(),
    cost: Type.Number(),
    pending: Type.Integer({ description: 'Articles still before it' }),
    samples: Type.Array(ref(ExtractionSample), { description: 'The last ones, newest first' }),
    started_by: nullableString(254),
    created_at: Type.String(),
    updated_at: Type.String(),
    ended_at: nullableString(40),
  },
  { $id: 'ExtractionRun' },
);
export type ExtractionRunBody = Static<typeof ExtractionRun>;

const ExtractionRunPage = listBody(ExtractionRun, 'ExtractionRunPage');

/** Request body of startExtractionRun. */
export const RunOrder = closed(
  {
    batch: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ARTICLES_PER_BATCH, default: 1 })),
    delay_ms: Type.Optional(
      Type.Integer({ minimum: MIN_BATCH_DELAY_MS, maximum: MAX_DELAY_MS, default: DEFAULT_BATCH_DELAY_MS }),
    ),
    dry: Type.Optional(Type.Boolean({ default: false })),
    budget_tokens: Type.Optional(nullableInteger(1, MAX_BUDGET)),
  },
  { $id: 'RunOrder' },
);
export type RunOrderBody = Static<typeof RunOrder>;

const tags = ['extraction'];
const many = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description }));

export const readPendingCountSchema = {
  operationId: 'readPendingCount',
  tags,
  summary: 'How many articles wait, and who extracts',
  response: { 200: ref(PendingArticles) },
};
export const runExtractionSchema = {
  operationId: 'runExtraction',
  tags,
  refuses: [409, 429],
  summary: 'Extract some of the articles that wait, oldest first',
  body: Type.Optional(closed({})),
  querystring: closed({
    mode: Type.Optional(oneOf(['pending'])),
    batch: many('Articles of a batch; at most 5 are taken'),
    max: many('Batches of this call; at most 5 are taken'),
    dry: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1,
        default: 0,
        description: '1 extracts and shows, and changes nothing',
      }),
    ),
    after: Type.Optional(
      Type.String({ maxLength: 20, description: 'Dry only: begin behind the article of this id' }),
    ),
  }),
  response: { 200: ref(ExtractionResult) },
};
export const extractArticleSchema = {
  operationId: 'extractArticle',
  tags: ['articles'],
  refuses: [409],
  summary: 'Extract one article now; of one that was extracted, what came of it',
  params: idParams,
  body: Type.Optional(closed({})),
  response: { 200: ref(ExtractionSample) },
};
export const resetExtractionSchema = {
  operationId: 'resetExtraction',
  tags,
  refuses: [409],
  summary: 'Failed and abandoned articles wait again, never finished ones',
  body: Type.Optional(closed({})),
  response: { 200: ref(ResetResult) },
};

const ofRun = { tags, params: idParams, response: { 200: ref(ExtractionRun) } };
export const startExtractionRunSchema = {
  operationId: 'startExtractionRun',
  tags,
  refuses: [409],
  summary: 'Start a run that goes on by itself',
  body: ref(RunOrder),
  response: { 201: ref(ExtractionRun) },
};
export const listExtractionRunsSchema = {
  operationId: 'listExtractionRuns',
  tags,
  summary: 'Runs on the server, newest first',
  querystring: closed(pageQuery),
  response: { 200: ref(ExtractionRunPage) },
};
export const pauseExtractionRunSchema = {
  operationId: 'pauseExtractionRun',
  refuses: [409],
  summary: 'Pause a run; the article under way is finished',
  ...ofRun,
  querystring: closed({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
};
export const resumeExtractionRunSchema = {
  operationId: 'resumeExtractionRun',
  refuses: [409],
  summary: 'Let a paused run go on',
  ...ofRun,
};
export const cancelExtractionRunSchema = {
  operationId: 'cancelExtractionRun',
  refuses: [409],
  summary: 'End a run for good',
  ...ofRun,
};
export const retryExtractionRunSchema = {
  operationId: 'retryExtractionRun',
  tags,
  refuses: [409],
  summary: 'Start a run over the articles that failed in this one, and only those',
  params: idParams,
  response: { 201: ref(ExtractionRun) },
};
