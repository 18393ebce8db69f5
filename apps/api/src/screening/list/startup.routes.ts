import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from './list-deps';
import { actorOf } from '../../audit/audit-event';
import { importRaw } from '../../startups/raw/import-raw';
import { pageMeta, parsePage, warnIfTruncated } from '../../platform/http/pagination/list-page';
import { COMPRESSED, isStreamed, sendJson } from '../../platform/http/streaming/send-stream';
import { importRawSchema } from '../../startups/raw/import-row.schemas';
import { listCuratedSchema, listRawSchema } from '../../startups/records/startup.schemas';
import { readListPage } from './list-page';
import { listRaw } from './startup.queries';
import { streamList } from './stream-list';

export const startupRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const { db, now } = deps;
  app.post('/auth/startups/import-raw', { schema: importRawSchema }, (request) =>
    importRaw(db, request.body, actorOf(request), now()),
  );

  app.get('/auth/startups/raw', { schema: listRawSchema }, async ({ query, log }) => {
    const page = parsePage(query);
    const { items, total, waiting } = await listRaw(db, query, page);
    warnIfTruncated(log, page, total);
    return { items, total, ...pageMeta(page, total), waiting };
  });

  app.get(
    '/auth/startups/curated',
    { schema: listCuratedSchema, ...COMPRESSED },
    async ({ query: { fields, ...query }, log }, reply) => {
      const page = parsePage(query);
      const list = {
        ...query,
        mode: 'all',
        sort: query.sort ?? 'created_at',
        fields,
        withRank: false,
      } as const;
      const warn = (total: number) => warnIfTruncated(log, page, total);
      if (isStreamed({ ...query, fields }))
        return sendJson(reply, await streamList(deps, list, page, now(), warn));
      const { json, total } = await readListPage(deps, list, page, now());
      warn(total);
      return sendJson(reply, json);
    },
  );
};
