import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { createReason, deleteReason, setReasonRequired, updateReason } from './change-reason';
import {
  createDecisionReasonSchema,
  deleteDecisionReasonSchema,
  listDecisionReasonsSchema,
  setReasonRequiredSchema,
  updateDecisionReasonSchema,
} from './decision-reasons.schemas';
import { readRules } from './reason.queries';

const REASONS = '/auth/admin/decision-reasons';

export const decisionReasonRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(REASONS, { schema: listDecisionReasonsSchema }, () => readRules(deps.db));

  app.post(REASONS, { schema: createDecisionReasonSchema }, async (request, reply) =>
    reply.code(201).send(await createReason(deps, request.body, actorOf(request))),
  );

  app.patch(REASONS, { schema: setReasonRequiredSchema }, (request) =>
    setReasonRequired(deps, { ifMatch: request.headers['if-match'], actor: actorOf(request) }, request.body),
  );

  app.patch(`${REASONS}/:id`, { schema: updateDecisionReasonSchema }, (request) =>
    updateReason(
      deps,
      { id: request.params.id, ifMatch: request.headers['if-match'], actor: actorOf(request) },
      request.body,
    ),
  );

  app.delete(`${REASONS}/:id`, { schema: deleteDecisionReasonSchema }, async (request, reply) => {
    await deleteReason(deps, {
      id: request.params.id,
      ifMatch: request.headers['if-match'],
      actor: actorOf(request),
    });
    return reply.code(204).send(null);
  });
};
