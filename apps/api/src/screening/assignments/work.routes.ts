import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { followMerge } from '../../startups/merges/merged-keys';
import { changeWork } from './change-work';
import { listWork, readWork } from './work.queries';
import { changeWorkSchema, listWorkSchema, readWorkSchema } from './work.schemas';

const WORK = '/auth/investments/:id/work';

export const workRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/investments/work', { schema: listWorkSchema }, async ({ query }) => {
    const items = await listWork(deps.db, query.ids.split(','));
    return { items, total: items.length };
  });

  app.get(WORK, { schema: readWorkSchema }, ({ params }) =>
    followMerge(deps.db, params.id, (id) => readWork(deps.db, id)),
  );

  app.patch(WORK, { schema: changeWorkSchema }, (request) =>
    changeWork(
      deps,
      { id: request.params.id, ifMatch: request.headers['if-match'], actor: actorOf(request) },
      request.body,
    ),
  );
};
