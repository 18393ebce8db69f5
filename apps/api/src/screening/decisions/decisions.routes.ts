import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { parsePage } from '../../platform/http/pagination/list-page';
import { followMerge } from '../../startups/merges/merged-keys';
import { decide } from './decide';
import type { Order } from './order';
import { listDecisions } from './decision.queries';
import { undoDecision } from './undo-decision';
import { decideSchema, listDecisionsSchema, undoDecisionSchema } from './decisions.schemas';

const DECISIONS = '/auth/investments/:id/decisions';

export const decisionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(DECISIONS, { schema: listDecisionsSchema }, ({ params, query }) =>
    followMerge(deps.db, params.id, (id) => listDecisions(deps.db, id, parsePage(query))),
  );

  app.post(DECISIONS, { schema: decideSchema }, (request) =>
    decide(deps, orderOf(request, request.params.id), request.body),
  );

  app.post(
    `${DECISIONS}/:decision/undo`,
    { schema: undoDecisionSchema, preValidation: allowNoBody },
    (request) =>
      undoDecision(deps, orderOf(request, request.params.id), request.params.decision, request.body),
  );
};

function orderOf(request: FastifyRequest, id: string): Order {
  return { id, ifMatch: request.headers['if-match'], actor: actorOf(request) };
}
