import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { pageFetcher } from '../fetching/fetch-page';
import { listSourceItemsSchema } from '../page-queue/source-items.schemas';
import { listItems } from '../page-queue/list-items';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { readNewsJob, saveNewsJob } from './news-job';
import { toConfigAnswer } from './config-answer';
import { userAgentOf } from './user-agent';
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
import { testSource } from './test-source';

const CONFIG = '/auth/admin/scrapers/config/news';
const SOURCES = '/auth/admin/scrapers/sources';
/** Pause between two pages of a site during a source test, in milliseconds. */
const TEST_PAUSE_MS = 500;

export const scraperRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings, reader, now }) => {
  const { privateNewsHosts: privateHosts } = settings;
  const userAgent = userAgentOf(settings);
  const { fetchPage, close } = pageFetcher({ userAgent, privateHosts });
  app.addHook('onClose', close);
  const reading = { db, fetchPage, reader, userAgent, pauseMs: TEST_PAUSE_MS, now, random: Math.random };
  const doing = (request: FastifyRequest) => ({ actor: actorOf(request), privateHosts, now });

  app.get(CONFIG, { schema: readScraperConfigSchema }, async () => toConfigAnswer(db, await readNewsJob(db)));
  app.put(CONFIG, { schema: saveScraperConfigSchema }, async (request) => {
    const ifMatch = request.headers['if-match'];
    return toConfigAnswer(db, await saveNewsJob(db, request.body, ifMatch, actorOf(request)));
  });

  app.get(SOURCES, { schema: listSourcesSchema }, async () => {
    const items = await listSources(db, now());
    return { items, total: items.length };
  });
  app.post(SOURCES, { schema: createSourceSchema }, async (request, reply) =>
    reply.code(201).send(await createSource(db, request.body, doing(request))),
  );
  app.put(`${SOURCES}/:id`, { schema: updateSourceSchema }, (request) =>
    updateSource(db, seenSource(request), request.body, doing(request)),
  );
  app.delete(`${SOURCES}/:id`, { schema: deleteSourceSchema }, async (request, reply) => {
    await deleteSource(db, seenSource(request), doing(request));
    return reply.code(204).send(null);
  });

  app.get(`${SOURCES}/:id/items`, { schema: listSourceItemsSchema }, async ({ params, query }) => {
    const page = parsePage(query);
    const list = await listItems(db, (await readSourceRow(db, params.id)).id, page);
    return { ...list, ...pageMeta(page, list.total) };
  });
  app.post(`${SOURCES}/:id/test`, { schema: testSourceSchema }, async ({ params }) =>
    testSource(reading, await readSourceRow(db, params.id)),
  );
};

function seenSource({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { id: params.id, ifMatch: headers['if-match'] };
}
