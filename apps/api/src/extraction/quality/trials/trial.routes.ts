import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../../platform/http/validation/allow-no-body';
import { actorOf } from '../../../audit/audit-event';
import { presentLlm } from '../../../platform/config/connections/present-connections';
import type { Deps } from '../../../platform/deps';
import { parsePage } from '../../../platform/http/pagination/list-page';
import { readSubject, resumeTrial, startComparison, startEvaluations, stopTrial } from './change-trial';
import { listEvaluations, listWrongValues, readEvaluations } from './evaluation.queries';
import { listEvaluationsSchema, listWrongValuesSchema, startEvaluationSchema } from './evaluation.schemas';
import { listTrialArticles, readComparison, readTrial } from './trial.queries';
import {
  listTrialArticlesSchema,
  readComparisonSchema,
  resumeTrialSchema,
  stopTrialSchema,
  tryPromptSchema,
} from './trial.schemas';

const TRIALS = '/auth/llm/trials';
const EVALUATIONS = '/auth/llm/evaluations';
/** Id of the built-in extractor in URL paths. */
const BUILT_IN = 'built-in';

export const trialRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const { db } = deps;
  app.post('/auth/llm/prompts/:id/try', { schema: tryPromptSchema }, async (request, reply) => {
    const { base, model, articles } = request.body;
    const prompt_id = request.params.id === BUILT_IN ? null : request.params.id;
    const llm = await presentLlm(deps);
    const subjects = {
      base: await readSubject(db, llm, base),
      candidate: await readSubject(db, llm, { prompt_id, model }),
    };
    const id = await startComparison(db, { ...subjects, keys: articles }, actorOf(request));
    return reply.code(201).send(await readTrial(db, id));
  });

  app.get(`${TRIALS}/articles`, { schema: listTrialArticlesSchema }, ({ query }) =>
    listTrialArticles(db, query.q, parsePage(query)),
  );

  app.get(`${TRIALS}/:id/comparison`, { schema: readComparisonSchema }, ({ params }) =>
    readComparison(db, params.id),
  );

  app.post(`${TRIALS}/:id/stop`, { schema: stopTrialSchema, preValidation: allowNoBody }, async (request) =>
    readTrial(db, await stopTrial(db, request.params.id, actorOf(request))),
  );

  app.post(
    `${TRIALS}/:id/resume`,
    { schema: resumeTrialSchema, preValidation: allowNoBody },
    async (request) => readTrial(db, await resumeTrial(db, request.params.id, actorOf(request))),
  );

  app.get(EVALUATIONS, { schema: listEvaluationsSchema }, async ({ query }) =>
    listEvaluations(
      db,
      await readSubject(db, await presentLlm(deps), {
        prompt_id: query.prompt_id ?? null,
        model: query.model,
      }),
    ),
  );

  app.post(EVALUATIONS, { schema: startEvaluationSchema }, async (request, reply) => {
    const llm = await presentLlm(deps);
    const subjects = [];
    for (const subject of request.body.subjects) subjects.push(await readSubject(db, llm, subject));
    const items = await readEvaluations(db, await startEvaluations(db, subjects, actorOf(request)));
    return reply.code(201).send({ items, total: items.length });
  });

  app.get(`${EVALUATIONS}/:id/wrong`, { schema: listWrongValuesSchema }, ({ params, query }) =>
    listWrongValues(db, params.id, query.field ?? 'company_name'),
  );
};
