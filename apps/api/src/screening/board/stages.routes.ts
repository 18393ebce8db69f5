import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Order } from '../decisions/order';
import type { ListDeps } from '../list/list-deps';
import { moveStartup, undoMove } from './move-startup';
import { moveStartupSchema, undoMoveSchema } from './move.schemas';
import { COMPRESSED } from '../../platform/http/streaming/send-stream';
import { joinRepeated } from '../list/join-repeated';
import { resolveQuery } from '../list/resolve-query';
import { readBoard, readColumn } from './read-stages';
import { readStageSchema, readStagesSchema, SHOWN } from './stages.schemas';
import { readStageLimits, saveStageLimits } from './stage-limits';
import { readStageLimitsSchema, saveStageLimitsSchema } from './stage-limits.schemas';

const STAGES = '/auth/investments/stages';
const STAGE = '/auth/investments/:id/stage';
const LIMITS = '/auth/admin/stage-limits';

export const stageRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  app.get(LIMITS, { schema: readStageLimitsSchema }, () => readStageLimits(deps.db));

  app.put(LIMITS, { schema: saveStageLimitsSchema }, (request) =>
    saveStageLimits(deps.db, { ifMatch: request.headers['if-match'], actor: actorOf(request) }, request.body),
  );

  app.get(
    STAGES,
    {
      schema: readStagesSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async ({ query, principal }) => readBoard(deps, await resolveQuery(deps.db, query, principal?.userId)),
  );

  app.get(
    `${STAGES}/:column`,
    {
      schema: readStageSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async ({ params, principal, query: { offset, limit, ...query } }) =>
      readColumn(deps, params.column, await resolveQuery(deps.db, query, principal?.userId), {
        offset: offset ?? 0,
        limit: limit ?? SHOWN,
      }),
  );

  app.post(STAGE, { schema: moveStartupSchema }, (request) =>
    moveStartup(deps, orderOf(request, request.params.id), request.body),
  );

  app.post(`${STAGE}/undo`, { schema: undoMoveSchema }, (request) =>
    undoMove(deps, orderOf(request, request.params.id), request.body),
  );
};

function orderOf(request: FastifyRequest, id: string): Order {
  return { id, ifMatch: request.headers['if-match'], actor: actorOf(request) };
}
