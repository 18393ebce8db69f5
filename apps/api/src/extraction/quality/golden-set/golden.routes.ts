import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../../platform/http/validation/allow-no-body';
import { actorOf } from '../../../audit/audit-event';
import type { Deps } from '../../../platform/deps';
import { parsePage } from '../../../platform/http/pagination/list-page';
import { addConfirmed, importGolden, removeGolden, restoreGolden } from './change-golden-set';
import { exportGolden, listCandidates, listGolden } from './golden.queries';
import {
  addGoldenSchema,
  exportGoldenSchema,
  importGoldenSchema,
  listGoldenCandidatesSchema,
  listGoldenSchema,
  removeGoldenSchema,
  restoreGoldenSchema,
} from './golden.schemas';

const SET = '/auth/llm/golden-set';

export const goldenRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db }) => {
  app.get(SET, { schema: listGoldenSchema }, ({ query }) => listGolden(db, query.q, parsePage(query)));

  app.get(`${SET}/candidates`, { schema: listGoldenCandidatesSchema }, ({ query }) =>
    listCandidates(db, query.q, parsePage(query)),
  );

  app.get(`${SET}/export`, { schema: exportGoldenSchema }, ({ query }) => exportGolden(db, parsePage(query)));

  app.post(SET, { schema: addGoldenSchema }, async (request, reply) =>
    reply.code(201).send(await addConfirmed(db, request.body.article_id, actorOf(request))),
  );

  app.post(`${SET}/import`, { schema: importGoldenSchema }, (request) =>
    importGolden(db, request.body, actorOf(request)),
  );

  app.delete(`${SET}/articles/:id`, { schema: removeGoldenSchema }, (request) =>
    removeGolden(db, request.params.id, actorOf(request)),
  );

  app.post(
    `${SET}/articles/:id/restore`,
    {
      schema: restoreGoldenSchema,
      preValidation: allowNoBody,
    },
    (request) => restoreGolden(db, request.params.id, actorOf(request)),
  );
};
