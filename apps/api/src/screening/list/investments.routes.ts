import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from './list-deps';
import { turnQueue } from '../../platform/http/overload/turn-queue';
import { ALONE } from '../../platform/http/overload/work-kinds';
import { actorOf } from '../../audit/audit-event';
import { pageOf, warnWhenCut } from '../../platform/http/pagination/list-page';
import { COMPRESSED, isStreamed, sendJson } from '../../platform/http/streaming/send-stream';
import { editAtOnce } from '../startup/edit-at-once';
import { editStartup, type StartupEdit } from '../startup/edit-startup';
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
import { readFlags } from '../startup/read-flags';
import { readInvestment } from '../startup/read-investment';
import { resolveQuery } from './resolve-query';
import { streamList } from './stream-list';
import { readText } from './read-text';
import { readScoreLedger } from '../../scoring/ranking/score-ledger';
import { principalOf } from '../../platform/http/authorization/principal';
import { readSinceVisit } from '../views/view-news';

export const investmentRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  const atOnce = editAtOnce(deps);
  const alone = turnQueue(ALONE);
  const editFlags = async (edit: StartupEdit) =>
    (await atOnce(edit)) ?? alone.run(() => editStartup(deps, edit));

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
      const warn = (total: number) => warnWhenCut(log, page, total);
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
    editFlags({
      id: request.params.id,
      ifMatch: request.headers['if-match'],
      actor: actorOf(request),
      action: 'startup_flags_set',
      areFacts: false,
      columns: readFlags(request.body),
    }),
  );

  app.patch('/auth/investments/:id/text', { schema: setInvestmentTextSchema }, (request) =>
    editStartup(deps, {
      id: request.params.id,
      ifMatch: request.headers['if-match'],
      actor: actorOf(request),
      action: 'startup_text_edited',
      areFacts: true,
      ...readText(request.body),
    }),
  );
};
