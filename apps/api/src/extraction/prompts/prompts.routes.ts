import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DEFAULT_PROMPT_NAME } from './prompt.limits';
import { groundsFor } from '../quality/activations/activation-grounds';
import { actorOf } from '../../audit/audit-event';
import { presentLlm, presentModels } from '../../platform/config/connections/present-connections';
import type { Tx } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { parsePage } from '../../platform/http/pagination/list-page';
import { activatePrompt, savePrompt } from './change-prompt';
import { findActive, listPrompts, toWholeAnswer, type PromptRow } from './prompt.queries';
import {
  activatePromptSchema,
  listPromptsSchema,
  readPromptSchema,
  savePromptSchema,
} from './prompts.schemas';

export const promptRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db, settings } = deps;
  const answer = async (row: PromptRow) => toWholeAnswer(db, row, await presentModels(db, settings));

  app.get('/auth/llm/prompts', { schema: listPromptsSchema }, ({ query }) => {
    const name = query.name?.trim() || undefined;
    return listPrompts(db, { name, q: query.q }, parsePage(query));
  });

  app.put('/auth/llm/prompts/:id/activate', { schema: activatePromptSchema }, async (request) => {
    const { params, headers } = request;
    const llm = await presentLlm(deps);
    const grounds = (tx: Tx, id: number) => groundsFor(tx, id, { needsReason: false, llm });
    return answer(await activatePrompt(db, params.id, headers['if-match'], actorOf(request), grounds));
  });

  app.get('/auth/llm/prompt', { schema: readPromptSchema }, async ({ query }) => {
    const active = await findActive(db, query.name?.trim() || DEFAULT_PROMPT_NAME);
    if (!active) throw notFound('There is no prompt with this name yet.');
    return answer(active);
  });

  app.put('/auth/llm/prompt', { schema: savePromptSchema }, async (request) => {
    const seen = {
      models: await presentModels(db, settings),
      ifMatch: request.headers['if-match'],
    };
    return answer(await savePrompt(db, request.body, seen, actorOf(request)));
  });
};
