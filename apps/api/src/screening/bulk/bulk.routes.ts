import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { actorOf } from '../../audit/audit-event';
import type { ListDeps } from '../list/list-deps';
import { joinRepeated } from '../list/join-repeated';
import { resolveQuery } from '../list/resolve-query';
import { changeManySchema, readSelectionSchema, undoManySchema } from './bulk.schemas';
import { changeMany } from './change-many';
import { readSelection } from './read-selection';
import { undoMany } from './undo-many';

const BULK = '/auth/investments/bulk';
/** Maximum size of a request body in bytes. It fits the ids and versions of 5,000 startups. */
const MAX_ORDER_BYTES = 256 * 1024;

export const bulkRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
  app.get(
    '/auth/investments/selection',
    {
      schema: readSelectionSchema,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    async ({ query, principal }) =>
      readSelection(deps, await resolveQuery(deps.db, query, principal?.userId), deps.now()),
  );

  app.post(BULK, { schema: changeManySchema, bodyLimit: MAX_ORDER_BYTES }, (request) =>
    changeMany(deps, actorOf(request), request.body),
  );

  app.post(`${BULK}/:id/undo`, { schema: undoManySchema, preValidation: allowNoBody }, (request) =>
    undoMany(deps, actorOf(request), request.params.id, request.body),
  );
};
