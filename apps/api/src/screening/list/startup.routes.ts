import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from './list-deps';
import { actorOf } from '../../audit/audit-event';
import { madeInTurn } from './memory-index/made-in-turn';
import { importRaw } from '../../startups/raw/import-raw';
import { pageFacts, pageOf, warnWhenCut } from '../../platform/http/pagination/list-page';
import { COMPRESSED, isStreamed, sendJson } from '../../platform/http/streaming/send-stream';
import { importRawSchema } from '../../startups/raw/import-row.schemas';
import { listCuratedSchema, listRawSchema } from '../../startups/records/startup.schemas';
import { indexedQuery, listCurated, listRaw, streamCurated } from './startup.queries';

export const startupRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, { db, index, now, pages }) => {
  app.post('/auth/startups/import-raw', { schema: importRawSchema }, (request) =>
    importRaw(db, request.body, actorOf(request), now()),
  );

  app.get('/auth/startups/raw', { schema: listRawSchema }, async ({ query, log }) => {
    const page = pageOf(query);
    const { items, total, waiting } = await listRaw(db, query, page);
    warnWhenCut(log, page, total);
    return { items, total, ...pageFacts(page, total), waiting };
  });

  app.get(
    '/auth/startups/curated',
    { schema: listCuratedSchema, ...COMPRESSED },
    async ({ query, log, raw }, reply) => {
      const page = pageOf(query);
      if (isStreamed(query))
        return sendJson(
          reply,
          await streamCurated(db, query, page, now(), (total) => warnWhenCut(log, page, total)),
        );
      const indexed = indexedQuery(query);
      const list = await madeInTurn(
        index,
        async () => indexed && pages(indexed, page, now()),
        () => listCurated(db, query, page, now()),
        () => raw.socket.destroyed,
      );
      if (typeof list === 'string') return sendJson(reply, list);
      const { items, total } = list;
      warnWhenCut(log, page, total);
      return { items, total, ...pageFacts(page, total) };
    },
  );
};
