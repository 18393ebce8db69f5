import { Type, type Static } from '@sinclair/typebox';
import {
  listBody,
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../../../platform/http/validation/text-limits';
import { SCORED_FIELDS } from '@vaglio/article-extractor';

/** Maximum number of articles in a comparison. */
const MAX_ARTICLES = 20;

/** Subject of a trial in a request. */
export const TrialSubject = closed(
  {
    prompt_id: Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
      description: 'Null for the built-in extractor',
    }),
    model: Type.Optional(nullableString(MAX_NAME_LENGTH)),
  },
  { $id: 'TrialSubject' },
);

const NamedSubject = closed(
  {
    prompt_id: Type.Union([Type.String(), Type.Null()]),
    version: Type.Union([Type.Integer(), Type.Null()]),
    model: Type.String(),
  },
  { $id: 'NamedTrialSubject' },
);
export type NamedSubjectBody = Static<typeof NamedSubject>;

const state = oneOf(['running', 'finished', 'stopped']);
const counts = {
  total: Type.Integer({ description: 'Articles; one that two versions read counts once' }),
  done: Type.Integer(),
  failed: Type.Integer({ description: 'Articles of which a reading failed' }),
  tokens: Type.Integer(),
  cost: Type.Number(),
};

export const Trial = closed(
  {
    id: Type.String(),
    kind: oneOf(['comparison', 'evaluation']),
    state,
    reason: Type.Union([Type.String(), Type.Null()]),
    candidate: ref(NamedSubject),
    base: Type.Union([ref(NamedSubject), Type.Null()]),
    ...counts,
    created_at: Type.String(),
    ended_at: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'Trial' },
);
export type TrialBody = Static<typeof Trial>;

const text = Type.Union([Type.String(), Type.Null()]);
const right = Type.Union([Type.Boolean(), Type.Null()], { description: 'Null without golden values' });
const ComparedField = closed(
  {
    field: oneOf(SCORED_FIELDS),
    base: text,
    candidate: text,
    golden: text,
    is_changed: Type.Boolean(),
    base_right: right,
    candidate_right: right,
  },
  { $id: 'ComparedField' },
);

const TrialArticle = closed(
  {
    key: Type.String(),
    title: Type.String(),
    source: text,
    is_golden: Type.Boolean(),
    state: oneOf(['waiting', 'read', 'failed']),
    error: text,
    changed: Type.Integer(),
    companies: Type.Array(closed({ name: Type.String(), fields: Type.Array(ref(ComparedField)) })),
  },
  { $id: 'TrialArticle' },
);
export type TrialArticleBody = Static<typeof TrialArticle>;

const Comparison = closed(
  { trial: ref(Trial), articles: Type.Array(ref(TrialArticle)) },
  { $id: 'Comparison' },
);
export type ComparisonBody = Static<typeof Comparison>;

const ArticleChoice = closed(
  { key: Type.String(), title: Type.String(), source: text, is_golden: Type.Boolean() },
  { $id: 'ArticleChoice' },
);
const ArticleChoicePage = listBody(ArticleChoice, 'ArticleChoicePage');
export type ArticleChoiceBody = Static<typeof ArticleChoice>;

/** Request body of tryPrompt. */
const TrialOrder = closed(
  {
    model: Type.Optional(nullableString(MAX_NAME_LENGTH)),
    base: ref(TrialSubject),
    articles: Type.Array(Type.String({ pattern: '^[ag][0-9]{1,15}$' }), {
      minItems: 1,
      maxItems: MAX_ARTICLES,
      description: 'Keys of listTrialArticles',
    }),
  },
  { $id: 'TrialOrder' },
);

const tags = ['prompt-lab'];

export const tryPromptSchema = {
  operationId: 'tryPrompt',
  tags,
  refuses: [404, 409],
  summary: 'Compare a version with another one, or with the built-in extractor, on chosen articles',
  description: 'The id is a version, or built-in. Nothing is written but the trial and what it cost.',
  params: idParams,
  body: ref(TrialOrder),
  response: { 201: ref(Trial) },
};
export const readComparisonSchema = {
  operationId: 'readComparison',
  tags,
  refuses: [404],
  summary: 'What both versions of a comparison found, article by article',
  params: idParams,
  response: { 200: ref(Comparison) },
};
export const stopTrialSchema = {
  operationId: 'stopTrial',
  tags,
  refuses: [404],
  summary: 'End a trial; what was read stays',
  params: idParams,
  response: { 200: ref(Trial) },
};
export const resumeTrialSchema = {
  operationId: 'resumeTrial',
  tags,
  refuses: [404, 409],
  summary: 'Read the articles of a trial that failed or were not read yet',
  params: idParams,
  response: { 200: ref(Trial) },
};
export const listTrialArticlesSchema = {
  operationId: 'listTrialArticles',
  tags,
  summary: 'Articles that may be chosen for a comparison, those of the golden set first',
  querystring: closed(pageQuery),
  response: { 200: ref(ArticleChoicePage) },
};
