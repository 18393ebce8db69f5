import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
} from '../../platform/http/validation/schema-parts';
import { ReviewArticle, ReviewClaim } from './review-queue.schemas';

const QUEUE_FILTERS = ['all', 'conflicts', 'no_source', 'money', 'awards'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

const ReviewArticleLine = closed(
  {
    id: Type.String(),
    title: Type.String(),
    source: nullableString(500),
    published_at: nullableString(40),
    companies: Type.Integer(),
    open: Type.Integer({ description: 'Values that need a person' }),
    claimed_by: Type.Unsafe<string | null>({
      ...nullableString(200),
      description: 'Who else is on it',
    }),
  },
  { $id: 'ReviewArticleLine' },
);
export type ReviewArticleLineBody = Static<typeof ReviewArticleLine>;

const ReviewCounts = closed(
  {
    all: Type.Integer(),
    conflicts: Type.Integer(),
    no_source: Type.Integer(),
    money: Type.Integer(),
    awards: Type.Integer(),
  },
  { $id: 'ReviewCounts', description: 'Articles in the queue' },
);
export type ReviewCountsBody = Static<typeof ReviewCounts>;

const ReviewArticlePage = closed(
  {
    items: Type.Array(ref(ReviewArticleLine)),
    total: Type.Integer(),
    counts: ref(ReviewCounts),
    reviewed: Type.Integer({ description: 'Articles on which the caller decided something today, in UTC' }),
    page: Type.Optional(Type.Integer()),
    pageSize: Type.Optional(Type.Integer()),
  },
  { $id: 'ReviewArticlePage' },
);

const ReviewWaiting = closed(
  { articles: Type.Integer(), duplicates: Type.Integer(), total: Type.Integer() },
  { $id: 'ReviewWaiting', description: 'Pending work in Review' },
);
const Claimed = closed({ claim: ref(ReviewClaim) }, { $id: 'ReviewClaimed' });

const tags = ['review-desk'];
const noBody = Type.Optional(closed({}));

export const listReviewArticlesSchema = {
  operationId: 'listReviewArticles',
  tags,
  summary:
    'Articles that need a person: conflicts first, then values without source, money and awards, the rest; the newest first, those put later at the end',
  querystring: closed({
    ...pageQuery,
    only: Type.Optional(oneOf(QUEUE_FILTERS)),
  }),
  response: { 200: ref(ReviewArticlePage) },
};
export const countReviewSchema = {
  operationId: 'countReview',
  tags,
  summary: 'How many articles and pairs wait in Review',
  response: { 200: ref(ReviewWaiting) },
};
export const readReviewArticleSchema = {
  operationId: 'readReviewArticle',
  tags,
  summary: 'An article with the companies that were read from it, and what became of each value',
  params: idParams,
  response: { 200: ref(ReviewArticle) },
};
export const claimReviewArticleSchema = {
  operationId: 'claimReviewArticle',
  tags,
  refuses: [409],
  summary: 'Take or renew an article for two minutes, so that nobody else decides about it',
  params: idParams,
  body: noBody,
  response: { 200: ref(Claimed) },
};
export const releaseReviewArticleSchema = {
  operationId: 'releaseReviewArticle',
  tags,
  summary: 'Give up an article',
  params: idParams,
  response: { 204: Type.Null() },
};
