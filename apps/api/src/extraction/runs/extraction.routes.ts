import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import { presentLlm } from '../../platform/config/connections/present-connections';
import type { Deps } from '../../platform/deps';
import { spentToday } from '../llm/llm-usage';
import { parameters } from '../../platform/db/schema/parameters.table';
import { allowSilence } from '../../platform/http/allow-silence';
import { parsePage } from '../../platform/http/pagination/list-page';
import { meanOfArticles } from './article-costs';
import { countArticles, resetArticles } from './article-counts';
import { listFailures, retryCause } from './article-failures';
import { listArticleFailuresSchema, retryArticleFailuresSchema } from './article-failures.schemas';
import { cancelRun, pauseRun, resumeRun, retryRun, startRun } from './change-run';
import { extractThis } from './extract-one';
import { DEFAULT_PROMPT_NAME } from '../prompts/prompt.limits';
import { findActive } from '../prompts/prompt.queries';
import { extractionDeps } from './extraction-deps';
import {
  cancelExtractionRunSchema,
  extractArticleSchema,
  listExtractionRunsSchema,
  pauseExtractionRunSchema,
  readPendingCountSchema,
  resetExtractionSchema,
  resumeExtractionRunSchema,
  retryExtractionRunSchema,
  runExtractionSchema,
  startExtractionRunSchema,
} from './extraction.schemas';
import { runArticles } from './run-articles';
import { listRuns } from './run.queries';

const RUNS = '/auth/llm/runs';

export const extractionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;
  const extraction = extractionDeps(deps, app.log);

  app.get('/auth/llm/pending', { schema: readPendingCountSchema }, async () => {
    const counts = { ...(await countArticles(db)), awards: await db.$count(parameters) };
    const llm = await presentLlm(deps);
    if (!llm)
      return { ...counts, extractor: 'built-in' as const, model: extraction.builtIn.model, models: [] };
    const { tokens, cost } = await spentToday(db);
    return {
      ...counts,
      extractor: 'model' as const,
      model: (await findActive(db, DEFAULT_PROMPT_NAME))?.model ?? llm.models[0] ?? '',
      models: llm.models,
      tokens_today: tokens,
      daily_tokens: llm.dailyTokens,
      cost_today: cost,
      daily_cost: llm.dailyCost ?? null,
      ...(await meanOfArticles(db)),
    };
  });

  app.post('/auth/llm/run', { schema: runExtractionSchema, preValidation: allowNoBody }, (request) => {
    const { batch = 1, max = 1, dry = 0, after = '' } = request.query;
    allowSilence(request);
    return runArticles(
      extraction,
      { batch, max, dry: dry === 1, after: /^\d{1,15}$/.test(after) ? Number(after) : 0 },
      actorOf(request),
    );
  });

  app.post(
    '/auth/articles/:id/extract',
    { schema: extractArticleSchema, preValidation: allowNoBody },
    (request) => {
      allowSilence(request);
      return extractThis(extraction, request.params.id, actorOf(request));
    },
  );

  app.post('/auth/llm/reset', { schema: resetExtractionSchema, preValidation: allowNoBody }, (request) =>
    resetArticles(db, actorOf(request)),
  );

  app.get('/auth/llm/failures', { schema: listArticleFailuresSchema }, () => listFailures(db));

  app.post('/auth/llm/failures/retry', { schema: retryArticleFailuresSchema }, async (request, reply) =>
    reply.code(201).send(await retryCause(db, request.body, actorOf(request))),
  );

  app.post(RUNS, { schema: startExtractionRunSchema }, async (request, reply) =>
    reply.code(201).send(await startRun(db, request.body, actorOf(request))),
  );

  app.get(RUNS, { schema: listExtractionRunsSchema }, ({ query }) => listRuns(db, parsePage(query)));

  app.post(`${RUNS}/:id/pause`, { schema: pauseExtractionRunSchema }, (request) =>
    pauseRun(db, request.params.id, request.query.reason, actorOf(request)),
  );

  app.post(`${RUNS}/:id/resume`, { schema: resumeExtractionRunSchema }, (request) =>
    resumeRun(db, request.params.id, actorOf(request)),
  );

  app.post(`${RUNS}/:id/cancel`, { schema: cancelExtractionRunSchema }, (request) =>
    cancelRun(db, request.params.id, actorOf(request)),
  );

  app.post(`${RUNS}/:id/retry-failed`, { schema: retryExtractionRunSchema }, async (request, reply) =>
    reply.code(201).send(await retryRun(db, request.params.id, actorOf(request))),
  );
};
