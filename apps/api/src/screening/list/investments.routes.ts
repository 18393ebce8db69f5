import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from './list-deps';
import { actorOf } from '../../audit/audit-event';
import { parsePage, warnIfTruncated } from '../../platform/http/pagination/list-page';
import { COMPRESSED, isStreamed, sendJson } from '../../platform/http/streaming/send-stream';
import { editStartup } from '../startup/edit-startup';
import {
  listInvestmentsSchema,
  readInvestmentSchema,
  readScoreLedgerSchema,
  setInvestmentFlagsSchema,
  setInvestmentTextSchema,
} from './investments.schemas';
import { joinRepeated } from './join-repeated';
import { readListPage } from './list-page';
import { followMerge } from '../../startups/merges/merged-keys';
import { editFlags } from '../startup/edit-flags';
import { readInvestment } from '../startup/read-investment';
import { resolveQuery } from './resolve-query';
import { streamList } from './stream-list';
import { readText } from './read-text';
import { readScoreLedger } from '../../scoring/ranking/score-ledger';
import { principalOf } from '../../platform/http/authorization/principal';
import { readSinceVisit } from '../views/view-news';

export const investmentRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  app.get(
    '/auth/investments',
    {
      schema: listInvestmentsSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async (request, reply) => {
      const { log } = request;
      const query = await resolveQuery(deps.db, request.query, request.principal?.userId);
      const page = parsePage(query);
      const isCompared = query.view !== undefined || query.since !== undefined;
      const visit = isCompared ? await readSinceVisit(deps, principalOf(request).userId, query.view) : null;
      const warn = (total: number) => warnIfTruncated(log, page, total);
      if (isStreamed(query))
        return sendJson(reply, await streamList(deps, query, page, deps.now(), warn, visit));
      const { json, total } = await readListPage(deps, query, page, deps.now(), visit);
      warn(total);
      return sendJson(reply, json);
    },
  );

  app.get('/auth/investments/:id', { schema: readInvestmentSchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readInvestment(deps.db, id, deps.now())),
  );

  app.get('/auth/investments/:id/score', { schema: readScoreLedgerSchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readScoreLedger(deps.db, id)),
  );

  app.patch('/auth/investments/:id/flags', { schema: setInvestmentFlagsSchema }, (request) =>
    editFlags(
      deps,
      { id: request.params.id, ifMatch: request.headers['if-match'], actor: actorOf(request) },
      request.body,
    ),
  );

  app.patch('/auth/investments/:id/text', { schema: setInvestmentTextSchema }, (request) =>
    editStartup(deps, {
      id: request.params.id,
      ifMatch: request.headers['if-match'],
      actor: actorOf(request),
      ...readText(request.body),
    }),
  );
};
