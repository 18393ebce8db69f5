import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../../audit/audit-event';
import { changeScoring } from '../versions/change-scoring';
import { pageMeta, parsePage } from '../../platform/http/pagination/list-page';
import { createParameter, deleteParameter, updateParameter } from './change-parameter';
import { importWeights } from './import-weights';
import { allParameters, listParameters } from './parameter.queries';
import {
  addUsualParametersSchema,
  createParameterSchema,
  deleteParameterSchema,
  importWeightsSchema,
  listParameterChoicesSchema,
  listParametersSchema,
  removeUsualParametersSchema,
  updateParameterSchema,
} from './parameters.schemas';
import { addUsualParameters, removeUsualParameters } from './usual-parameters';

export const parameterRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/parameters', { schema: listParametersSchema }, async ({ query }) => {
    const page = parsePage(query);
    const list = await listParameters(deps.db, query, page);
    return { ...list, ...pageMeta(page, list.total) };
  });

  app.post('/auth/admin/parameters', { schema: createParameterSchema }, async (request, reply) => {
    const created = await changeScoring(deps, actorOf(request), (tx) => createParameter(tx, request.body));
    return reply.code(201).send(created);
  });

  app.put('/auth/admin/parameters/:id', { schema: updateParameterSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx, timestamp) =>
      updateParameter(tx, seenParameter(request), request.body, timestamp),
    ),
  );

  app.delete('/auth/admin/parameters/:id', { schema: deleteParameterSchema }, async (request, reply) => {
    const cascade = request.query.cascade === 1;
    await changeScoring(deps, actorOf(request), (tx) => deleteParameter(tx, seenParameter(request), cascade));
    return reply.code(204).send(null);
  });

  app.post('/auth/admin/parameters/weights', { schema: importWeightsSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx, timestamp, rules) =>
      importWeights(tx, request.body.weights, timestamp, rules),
    ),
  );

  app.post(
    '/auth/admin/usual-parameters',
    {
      schema: addUsualParametersSchema,
      preValidation: allowNoBody,
    },
    async (request, reply) =>
      reply.code(201).send(await changeScoring(deps, actorOf(request), addUsualParameters)),
  );

  app.post('/auth/admin/usual-parameters/undo', { schema: removeUsualParametersSchema }, (request) =>
    changeScoring(deps, actorOf(request), (tx) => removeUsualParameters(tx, request.body.parameterIDs)),
  );

  app.get('/auth/parameters', { schema: listParameterChoicesSchema }, async () => ({
    parameters: await allParameters(deps.db),
  }));
};

function seenParameter({ params, headers }: { params: { id: string }; headers: { 'if-match'?: string } }) {
  return { parameterID: params.id, ifMatch: headers['if-match'] };
}
