import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { readStatus } from './health-checks';
import { readStatusSchema } from './status.schemas';

/** What administrators see of the installation itself. */
export const statusRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/status', { schema: readStatusSchema }, () => readStatus(deps));
};
