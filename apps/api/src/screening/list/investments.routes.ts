import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from './list-deps';
import { actorOf } from '../../audit/audit-event';
import { pageFacts, pageOf, warnWhenCut } from '../../platform/http/pagination/list-page';
import { COMPRESSED, isStreamed, sendJson } from '../../platform/http/streaming/send-stream';
import { editStartup } from '../startup/edit-startup';
import {
  listInvestmentsSchema,
  readInvestmentSchema,
  readScoreLedgerSchema,
  readStatsSchema,
  setInvestmentFlagsSchema,
  setInvestmentTextSchema,
} from './investments.schemas';
import { joinRepeated } from './join-repeated';
import { compressedPages } from './memory-index/compressed-pages';
import { madeInTurn } from './memory-index/made-in-turn';
import { listInvestments, streamInvestments } from './list-investments';
import { followMerge } from '../../startups/merges/merged-keys';
import { editFlags } from '../startup/edit-flags';
import { readInvestment } from '../startup/read-investment';
import { resolveQuery } from './resolve-query';
import { readText } from './read-text';
import { readScoreLedger } from '../../scoring/ranking/score-ledger';
import { readStats } from './stats.queries';
import { principalOf } from '../../platform/http/authorization/principal';
import { readSinceVisit } from '../views/view-news';

export const investmentRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const sendPage = compressedPages();

  app.get('/auth/investments/stats', { schema: readStatsSchema }, () => readStats(deps.db));

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
      const page = pageOf(query);
      const isCompared = query.view !== undefined || query.since !== undefined;
      const visit = isCompared ? await readSinceVisit(deps, principalOf(request).userId, query.view) : null;
      if (isStreamed(query)) {
        return sendJson(
          reply,
          await streamInvestments(
            deps.db,
            query,
            page,
            deps.now(),
            (total) => warnWhenCut(log, page, total),
            visit,
          ),
        );
      }
      const list = await madeInTurn(
        deps.index,
        () => deps.pages(query, page, deps.now(), visit),
        () => listInvestments(deps.db, query, page, deps.now(), visit),
        () => request.raw.socket.destroyed,
      );
      if (typeof list === 'string') return sendPage(request, reply, list);
      warnWhenCut(log, page, list.total);
      return { ...list, ...pageFacts(page, list.total) };
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
