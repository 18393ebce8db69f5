import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { pageFacts, pageOf } from '../lists/list-page';
import { listArticles } from './article.queries';
import { listArticlesSchema } from './articles.schemas';

export const articleRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { lists }) => {
  app.get('/auth/articles', { schema: listArticlesSchema }, async ({ query, principal }) => {
    const page = pageOf(query);
    const list = await lists.read(principal, (db) => listArticles(db, page));
    return { ...list, ...pageFacts(page, list.total) };
  });
};
