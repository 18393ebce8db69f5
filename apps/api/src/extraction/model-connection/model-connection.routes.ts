import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { storedDialects } from '../llm/dialect-memory';
import { spentToday } from '../llm/llm-usage';
import { modelServer } from '../llm/model-server';
import { listOffered } from './list-offered';
import {
  listOfferedModelsSchema,
  readModelConnectionSchema,
  testModelConnectionSchema,
} from './model-connection.schemas';
import { testConnection } from './test-connection';

/** A person waits for a test; a model that must be loaded first may need minutes. */
const LONGEST_TEST_MS = 180_000;
/** Nothing is sent while a model is asked: a test may take several calls. */
const LONGEST_SILENCE_MS = 15 * 60_000;

export const modelConnectionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db, reader, settings } = deps;

  function connection() {
    if (!settings.llm) throw notFound('No language model is set up: the built-in extractor reads the news.');
    const llm = { ...settings.llm, timeoutMs: Math.min(settings.llm.timeoutMs, LONGEST_TEST_MS) };
    const memory = storedDialects(db, llm.baseUrl);
    return { db, reader, llm, server: modelServer(llm, ExtractionAnswerSchema, { memory, reader }) };
  }

  app.get('/auth/llm/model', { schema: readModelConnectionSchema }, async () => {
    const { llm } = connection();
    const { origin, pathname } = new URL(llm.baseUrl);
    const { tokens, cost } = await spentToday(db);
    return {
      address: `${origin}${pathname}`.replace(/\/$/, ''),
      has_key: llm.apiKey !== undefined,
      models: llm.models,
      timeout_seconds: Math.round((settings.llm?.timeoutMs ?? 0) / 1_000),
      price_in: llm.promptPrice,
      price_out: llm.completionPrice,
      tokens_today: tokens,
      daily_tokens: llm.dailyTokens,
      cost_today: cost,
      daily_cost: llm.dailyCost ?? null,
    };
  });

  app.get('/auth/llm/models', { schema: listOfferedModelsSchema }, () => {
    const { server, llm } = connection();
    return listOffered(server, llm.models);
  });

  app.post('/auth/llm/model/test', { schema: testModelConnectionSchema }, (request) => {
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(LONGEST_SILENCE_MS);
    return testConnection(
      {
        ...connection(),
        sleep: (ms, signal) => wait(ms, undefined, { signal }),
        random: () => randomBytes(12).toString('hex'),
        clock: () => performance.now(),
      },
      request.body.model,
    );
  });
};
