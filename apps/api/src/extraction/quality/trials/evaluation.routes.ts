import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { readSubject, startEvaluations } from './change-trial';
import { listEvaluations, readEvaluations, readVerdict } from './evaluation.queries';
import {
  listEvaluationsSchema,
  listWrongValuesSchema,
  readVerdictSchema,
  startEvaluationSchema,
} from './evaluation.schemas';
import { listWrongValues } from './wrong-values';

const EVALUATIONS = '/auth/llm/evaluations';

export const evaluationRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, settings: { llm } }) => {
  app.get(EVALUATIONS, { schema: listEvaluationsSchema }, async ({ query }) =>
    listEvaluations(
      db,
      await readSubject(db, llm, { prompt_id: query.prompt_id ?? null, model: query.model }),
    ),
  );

  app.post(EVALUATIONS, { schema: startEvaluationSchema }, async (request, reply) => {
    const subjects = [];
    for (const subject of request.body.subjects) subjects.push(await readSubject(db, llm, subject));
    const items = await readEvaluations(db, await startEvaluations(db, subjects, actorOf(request)));
    return reply.code(201).send({ items, total: items.length });
  });

  app.get(`${EVALUATIONS}/:id/wrong`, { schema: listWrongValuesSchema }, ({ params, query }) =>
    listWrongValues(db, params.id, query.field ?? 'company_name'),
  );

  app.get('/auth/llm/prompts/:id/verdict', { schema: readVerdictSchema }, async ({ params }) => {
    const { is_met, evaluation_id, conditions } = await readVerdict(db, llm, params.id);
    return { is_met, evaluation_id, conditions };
  });
};
