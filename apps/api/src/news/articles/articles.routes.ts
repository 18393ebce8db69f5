import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { listArticles } from './article.queries';
import { listArticlesSchema } from './articles.schemas';

export const articleRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get('/auth/articles', { schema: listArticlesSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listArticles(db, page);
    return { ...list, ...pageMeta(page, list.total) };
  });
};
