import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { ListDeps } from '../../screening/list/list-deps';
import { readChosen } from '../../screening/list/chosen-ids';
import { joinRepeated } from '../../screening/list/join-repeated';
import { resolveQuery } from '../../screening/list/resolve-query';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { curatedRows, rankedRows, rawRows, rowsWithWork } from './export-source';
import { exportCuratedSchema, exportInvestmentsSchema, exportRawSchema } from './exports.schemas';
import { sendExport } from './send-export';

export const exportRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, { db, lists, now }) => {
  app.get('/auth/startups/raw/export', { schema: exportRawSchema, ...COMPRESSED }, async (request, reply) => {
    const { format = 'csv', separator, columns, ...filter } = request.query;
    const source = (tx: Parameters<typeof rawRows>[0]) => rawRows(tx, filter);
    return sendExport(reply, db, {
      list: 'raw',
      filter,
      format,
      separator,
      columns,
      source,
      actor: actorOf(request),
    });
  });

  app.get(
    '/auth/startups/curated/export',
    { schema: exportCuratedSchema, ...COMPRESSED },
    async (request, reply) => {
      const { format = 'csv', separator, columns, ...filter } = request.query;
      const source = (tx: Parameters<typeof curatedRows>[0]) => curatedRows(tx, filter.q, now());
      return sendExport(reply, db, {
        list: 'curated',
        filter,
        format,
        separator,
        columns,
        source,
        actor: actorOf(request),
      });
    },
  );

  app.get(
    '/auth/investments/export',
    {
      schema: exportInvestmentsSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async (request, reply) => {
      const { format = 'csv', separator, columns, screen_columns, ...filter } = request.query;
      const among = readChosen(filter.ids);
      const list = await resolveQuery(db, { ...filter, among }, request.principal?.userId);
      return sendExport(reply, db, {
        list: 'ranked',
        filter,
        format,
        separator,
        columns,
        screen_columns,
        computed: ['rank', 'score'],
        source: async (tx) => {
          const rows = rankedRows(tx, await lists.in(tx), list, now());
          return screen_columns === undefined ? rows : rowsWithWork(tx, rows);
        },
        actor: actorOf(request),
      });
    },
  );
};
