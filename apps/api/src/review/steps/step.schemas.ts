import { Type, type Static } from '@sinclair/typebox';
import { MONEY_KINDS } from '@vaglio/startups-domain';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../../platform/http/validation/schema-parts';
import { DISCARD_REASONS } from '../../platform/db/schema/review-decisions.table';
import { MAX_TEXT_LENGTH } from '../../platform/http/validation/text-limits';
import { CURRENCY } from '../../startups/records/field-schemas';
import { ReviewArticle, type ReviewArticleBody } from '../queue/review-queue.schemas';
import { STEP_KINDS } from '../../platform/db/schema/review-steps.table';

const MAX_DECISIONS = 60;
const MAX_NOTE_LENGTH = 1_000;
const MAX_ID = 64;
const person = nullableString(200);
const time = nullableString(40);
const ReviewStep = closed(
  {
    id: Type.String({ description: 'By this it is undone' }),
    kind: oneOf(STEP_KINDS),
    words: Type.String({ description: 'What was done, as people read it' }),
    article_id: nullableString(20),
    article_title: nullableString(2_000),
    raw_id: Type.String({ description: 'The company that it is about' }),
    key: Type.Unsafe<string | null>({
      ...nullableString(MAX_ID),
      description: 'The value that it is about; null for the company or several values',
    }),
    company_name: Type.String(),
    decided_by: person,
    decided_at: Type.String(),
    undone_by: person,
    undone_at: time,
  },
  { $id: 'ReviewStep' },
);
export type ReviewStepBody = Static<typeof ReviewStep>;

const Stepped = closed({ step: ref(ReviewStep), article: ref(ReviewArticle) }, { $id: 'Stepped' });
export type SteppedBody = Static<typeof Stepped>;

const UndoneStep = closed(
  {
    step: ref(ReviewStep),
    article: Type.Unsafe<ReviewArticleBody | null>({
      anyOf: [ref(ReviewArticle), { type: 'null' }],
      description: 'Null where a name was allowed again, which concerns no one article',
    }),
  },
  { $id: 'UndoneStep' },
);
export type UndoneStepBody = Static<typeof UndoneStep>;

const ReviewStepPage = closed(
  {
    items: Type.Array(ref(ReviewStep)),
    total: Type.Integer(),
    page: Type.Optional(Type.Integer()),
    pageSize: Type.Optional(Type.Integer()),
  },
  { $id: 'ReviewStepPage' },
);

const ValueDecision = closed(
  {
    key: Type.String({ minLength: 1, maxLength: MAX_ID, description: 'Of the value' }),
    decision: oneOf(['accept', 'correct', 'discard', 'take', 'keep'], {
      description: 'take and keep decide a conflict: the value of the article, or the present one',
    }),
    value: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: MAX_TEXT_LENGTH }), Type.Number()], {
        description: 'Of a correction; of a founder first and last name',
      }),
    ),
    currency: Type.Optional(Type.String({ pattern: CURRENCY, description: 'Of a sum' })),
    kind: Type.Optional(oneOf(MONEY_KINDS, { description: 'Of a sum of financings' })),
    note: Type.Optional(nullableString(MAX_NOTE_LENGTH)),
  },
  { $id: 'ValueDecision' },
);
export type ValueDecisionBody = Static<typeof ValueDecision>;

const seenStartup = {
  startup_version: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Of the startup that the company is part of, as it was seen' }),
  ),
};
const ValueDecisions = closed(
  {
    raw_id: Type.String({ minLength: 1, maxLength: MAX_ID }),
    version: Type.Integer({ minimum: 1, description: 'Of the company, as it was seen' }),
    ...seenStartup,
    decisions: Type.Array(ref(ValueDecision), { minItems: 1, maxItems: MAX_DECISIONS }),
  },
  { $id: 'ValueDecisions' },
);
export type ValueDecisionsBody = Static<typeof ValueDecisions>;

const AcceptCompany = closed(seenStartup, { $id: 'AcceptCompany' });
const SetAside = closed({ ...seenStartup, reason: oneOf(DISCARD_REASONS) }, { $id: 'SetAside' });
const MergeInto = closed(
  { ...seenStartup, startup_id: Type.String({ minLength: 1, maxLength: MAX_ID }) },
  { $id: 'MergeInto' },
);

const tags = ['review-desk'];
const noBody = Type.Optional(closed({}));
const refuses = [409];
const response = { 200: ref(Stepped) };

export const decideReviewValuesSchema = {
  operationId: 'decideReviewValues',
  tags,
  refuses: [409, 412],
  summary: 'Accept, correct or discard values of a company of an article; the raw row stays as it was read',
  params: idParams,
  body: ref(ValueDecisions),
  row: ref(ReviewArticle),
  response,
};
export const acceptReviewCompanySchema = {
  operationId: 'acceptReviewCompany',
  tags,
  refuses,
  summary:
    'Accept a company with all proposed values that have a source; conflicts and values without source stay open',
  params: idParams,
  headers: seenVersion,
  body: Type.Optional(ref(AcceptCompany)),
  row: ref(ReviewArticle),
  response,
};
export const setAsideReviewCompanySchema = {
  operationId: 'setAsideReviewCompany',
  tags,
  refuses,
  summary:
    'Say that a company is no startup or not in the article, or leave it aside; one that only this article supports leaves',
  params: idParams,
  headers: seenVersion,
  body: ref(SetAside),
  row: ref(ReviewArticle),
  response,
};
export const mergeReviewCompanySchema = {
  operationId: 'mergeReviewCompany',
  tags,
  refuses,
  summary: 'Say that a company of an article is a startup that is there',
  params: idParams,
  headers: seenVersion,
  body: ref(MergeInto),
  row: ref(ReviewArticle),
  response,
};
export const postponeReviewArticleSchema = {
  operationId: 'postponeReviewArticle',
  tags,
  refuses,
  summary: 'Send an article to the end of the queue, for everybody',
  params: idParams,
  body: noBody,
  response: { 204: Type.Null() },
};
export const undoReviewStepSchema = {
  operationId: 'undoReviewStep',
  tags: ['review'],
  refuses,
  summary: 'Undo a step with all that it changed, unless something builds on it',
  params: idParams,
  body: noBody,
  response: { 200: ref(UndoneStep) },
};
export const listReviewStepsSchema = {
  operationId: 'listReviewSteps',
  tags,
  summary: 'What was decided in Review and LLM Results, the newest first',
  querystring: closed({
    page: pageQuery.page,
    pageSize: pageQuery.pageSize,
    mine: Type.Optional(Type.Boolean({ description: 'Only what the caller did' })),
  }),
  response: { 200: ref(ReviewStepPage) },
};
