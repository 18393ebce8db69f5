import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { presentLlm } from '../../platform/config/connections/present-connections';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { storedDialects } from '../llm/dialect-memory';
import { spentToday } from '../llm/llm-usage';
import { listOffered } from './list-offered';
import {
  listOfferedModelsSchema,
  readModelConnectionSchema,
  testModelConnectionSchema,
} from './model-connection.schemas';
import { allowSilence } from '../../platform/http/allow-silence';
import { openConnection } from './open-connection';
import { testConnection } from './test-connection';

export const modelConnectionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;

  async function expectLlm() {
    const llm = await presentLlm(deps);
    if (!llm) throw notFound('No language model is set up: the built-in extractor reads the news.');
    return llm;
  }

  async function connection() {
    const llm = await expectLlm();
    return openConnection(deps, llm, storedDialects(db, llm.baseUrl));
  }

  app.get('/auth/llm/model', { schema: readModelConnectionSchema }, async () => {
    const llm = await expectLlm();
    const { origin, pathname } = new URL(llm.baseUrl);
    const { tokens, cost } = await spentToday(db);
    return {
      address: `${origin}${pathname}`.replace(/\/$/, ''),
      has_key: llm.apiKey !== undefined,
      models: llm.models,
      timeout_seconds: Math.round(llm.timeoutMs / 1_000),
      price_in: llm.promptPrice,
      price_out: llm.completionPrice,
      tokens_today: tokens,
      daily_tokens: llm.dailyTokens,
      cost_today: cost,
      daily_cost: llm.dailyCost ?? null,
    };
  });

  app.get('/auth/llm/models', { schema: listOfferedModelsSchema }, async () => {
    const { server, llm } = await connection();
    return listOffered(server, llm.models);
  });

  app.post('/auth/llm/model/test', { schema: testModelConnectionSchema }, async (request) => {
    allowSilence(request);
    return testConnection(await connection(), request.body.model);
  });
};
