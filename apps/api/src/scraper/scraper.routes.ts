import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../audit-event';
import type { Deps } from '../deps';
import { pageFetcher } from '../news/fetch-page';
import { readSource } from '../news/read-source';
import { readNewsJob, saveNewsJob } from './news-job';
import { toConfigAnswer } from './config-answer';
import { userAgentOf } from './user-agent';
import { markFailure, markSuccess } from './source-outcome';
import {
  createSourceSchema,
  deleteSourceSchema,
  listSourcesSchema,
  readScraperConfigSchema,
  saveScraperConfigSchema,
  testSourceSchema,
  updateSourceSchema,
} from './scraper.schemas';
import { createSource, deleteSource, listSources, readSourceRow, updateSource } from './source.queries';
import { unknownItems } from './store-article';

const CONFIG = '/auth/admin/scrapers/config/news';
const SOURCES = '/auth/admin/scrapers/sources';
const TITLES_SHOWN = 5;

export const scraperRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings, reader }) => {
  const { privateNewsHosts: privateHosts } = settings;
  const { fetchPage, close } = pageFetcher({ userAgent: userAgentOf(settings), privateHosts });
  app.addHook('onClose', close);

  app.get(CONFIG, { schema: readScraperConfigSchema }, async () => toConfigAnswer(db, await readNewsJob(db)));
  app.put(CONFIG, { schema: saveScraperConfigSchema }, async (request) => {
    const ifMatch = request.headers['if-match'];
    return toConfigAnswer(db, await saveNewsJob(db, request.body, ifMatch, actorOf(request)));
  });

  app.get(SOURCES, { schema: listSourcesSchema }, async () => {
    const items = await listSources(db);
    return { items, total: items.length };
  });
  app.post(SOURCES, { schema: createSourceSchema }, async (request, reply) =>
    reply.code(201).send(await createSource(db, request.body, { actor: actorOf(request), privateHosts })),
  );
  app.put(`${SOURCES}/:id`, { schema: updateSourceSchema }, (request) =>
    updateSource(db, seenSource(request), request.body, { actor: actorOf(request), privateHosts }),
  );
  app.delete(`${SOURCES}/:id`, { schema: deleteSourceSchema }, async (request, reply) => {
    await deleteSource(db, seenSource(request), { actor: actorOf(request), privateHosts });
    return reply.code(204).send(null);
  });

  app.post(`${SOURCES}/:id/test`, { schema: testSourceSchema }, async ({ params }) => {
    const source = await readSourceRow(db, params.id);
    try {
      const items = (await readSource({ fetchPage, reader }, source.url)).feed?.items ?? [];
      await markSuccess(db, source, { item_count: items.length });
      return {
        items: items.length,
        new_items: (await unknownItems(db, items)).length,
        titles: items.slice(0, TITLES_SHOWN).map(({ title }) => title),
        error: null,
      };
    } catch (error) {
      const text = await markFailure(db, source, error, Math.random);
      return { items: 0, new_items: 0, titles: [], error: text };
    }
  });
};

function seenSource({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { id: params.id, ifMatch: headers['if-match'] };
}
