import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DEFAULT_PROMPT_NAME } from './prompt.limits';
import { actorOf } from '../audit-event';
import type { Deps } from '../deps';
import { notFound } from '../errors';
import { pageOf } from '../lists/list-page';
import { activatePrompt, savePrompt } from './change-prompt';
import { findActive, listPrompts, toPromptAnswer } from './prompt.queries';
import {
  activatePromptSchema,
  listPromptsSchema,
  readPromptSchema,
  savePromptSchema,
} from './prompts.schemas';

export const promptRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings }) => {
  const models = settings.llm?.models ?? [];

  app.get('/auth/llm/prompts', { schema: listPromptsSchema }, ({ query }) => {
    const name = query.name?.trim() || undefined;
    return listPrompts(db, { name, q: query.q }, pageOf(query));
  });

  app.put('/auth/llm/prompts/:id/activate', { schema: activatePromptSchema }, async (request) =>
    toPromptAnswer(await activatePrompt(db, request.params.id, actorOf(request)), models),
  );

  app.get('/auth/llm/prompt', { schema: readPromptSchema }, async ({ query }) => {
    const active = await findActive(db, query.name?.trim() || DEFAULT_PROMPT_NAME);
    if (!active) throw notFound('There is no prompt of this name yet.');
    return toPromptAnswer(active, models);
  });

  app.put('/auth/llm/prompt', { schema: savePromptSchema }, async (request) =>
    toPromptAnswer(await savePrompt(db, request.body, models, actorOf(request)), models),
  );
};
