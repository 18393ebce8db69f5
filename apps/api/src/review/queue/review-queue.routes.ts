import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { toTimestamp } from '../../platform/time/timestamps';
import { ARTICLE_GONE, claimArticle, releaseArticle } from './claim-article';
import {
  claimReviewArticleSchema,
  countReviewSchema,
  listReviewArticlesSchema,
  readReviewArticleSchema,
  releaseReviewArticleSchema,
} from './review-queue-calls.schemas';
import { countReview, countReviewed, listQueue } from './queue.queries';
import { readArticle } from './read-article';
import { refreshQueue } from './refresh-queue';

const REVIEW = '/auth/review';
/** Maximum number of changes that a request applies before its response. The worker applies further changes. */
const REFRESHED_BY_READERS = 100;

export const reviewQueueRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db, now } = deps;
  app.get(`${REVIEW}/articles`, { schema: listReviewArticlesSchema }, async (request) => {
    const { only = 'all', q, ...paging } = request.query;
    const { userId } = actorOf(request);
    await refreshQueue(db, REFRESHED_BY_READERS, 'newest');
    const page = parsePage(paging);
    const queue = await listQueue(db, { only, q }, page, userId);
    const today = `${toTimestamp(now()).slice(0, 10)}T00:00:00Z`;
    const reviewed = await countReviewed(db, userId, today);
    return { ...queue, reviewed, ...pageMeta(page, queue.total) };
  });

  app.get(`${REVIEW}/count`, { schema: countReviewSchema }, async () => {
    await refreshQueue(db, REFRESHED_BY_READERS, 'newest');
    return countReview(db);
  });

  app.get(`${REVIEW}/articles/:id`, { schema: readReviewArticleSchema }, (request) =>
    readArticle(deps, request.params.id, actorOf(request).userId),
  );

  app.post(
    `${REVIEW}/articles/:id/claim`,
    { schema: claimReviewArticleSchema, preValidation: allowNoBody },
    async (request) => ({
      claim: await claimArticle(db, readRowId(request.params.id, ARTICLE_GONE), actorOf(request).userId),
    }),
  );

  app.delete(
    `${REVIEW}/articles/:id/claim`,
    { schema: releaseReviewArticleSchema },
    async (request, reply) => {
      await releaseArticle(db, readRowId(request.params.id, ARTICLE_GONE), actorOf(request).userId);
      return reply.code(204).send(null);
    },
  );
};
