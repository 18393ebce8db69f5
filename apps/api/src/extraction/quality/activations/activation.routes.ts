import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { pageOf } from '../../../platform/http/pagination/list-page';
import { activatePrompt } from '../../prompts/change-prompt';
import { DEFAULT_PROMPT_NAME } from '../../prompts/prompt.limits';
import { toWholeAnswer } from '../../prompts/prompt.queries';
import { groundsFor } from './activation-grounds';
import { listActivations } from './activation.queries';
import { activateThroughGateSchema, listActivationsSchema } from './activation.schemas';

export const activationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings: { llm } }) => {
  app.get('/auth/llm/activations', { schema: listActivationsSchema }, ({ query }) =>
    listActivations(db, query.name?.trim() || DEFAULT_PROMPT_NAME, pageOf(query)),
  );

  app.post('/auth/llm/prompts/:id/activate', { schema: activateThroughGateSchema }, async (request) => {
    const { params, headers, body } = request;
    const activated = await activatePrompt(
      db,
      params.id,
      headers['if-match'],
      actorOf(request),
      (tx, promptId) => groundsFor(tx, promptId, { reason: body.reason, needsReason: true, llm }),
    );
    return toWholeAnswer(db, activated, llm?.models ?? []);
  });
};
