import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { pageFetcher } from '../fetching/fetch-page';
import { userAgentOf } from '../sources/user-agent';
import { addArticle } from './add-article';
import { listArticles } from './article.queries';
import { addArticleSchema, listArticlesSchema } from './articles.schemas';

const ARTICLES = '/auth/articles';
/** Pause between two pages of a site. It is 0, because a person requests a single page. */
const PAUSE_MS = 0;

export const articleRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings, reader, now }) => {
  const userAgent = userAgentOf(settings);
  const privateHosts = settings.privateNewsHosts;
  const { fetchPage, close } = pageFetcher({ userAgent, privateHosts });
  app.addHook('onClose', close);
  const reading = { db, fetchPage, reader, userAgent, pauseMs: PAUSE_MS, now, privateHosts };

  app.get(ARTICLES, { schema: listArticlesSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listArticles(db, page);
    return { ...list, ...pageMeta(page, list.total) };
  });

  app.post(ARTICLES, { schema: addArticleSchema }, (request) =>
    addArticle(reading, request.body.url, actorOf(request)),
  );
};
