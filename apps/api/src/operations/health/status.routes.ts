import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { requestRestoreTest } from '../backup/restore-test';
import { readStatus } from './health-checks';
import { readStatusSchema, requestRestoreTestSchema } from './status.schemas';

/** Routes for administrators: status of the installation, and restore test of its backups. */
export const statusRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/admin/status', { schema: readStatusSchema }, () => readStatus(deps));

  app.post(
    '/auth/admin/backups/restore-test',
    { schema: requestRestoreTestSchema },
    async (request, reply) => {
      await requestRestoreTest(deps, actorOf(request));
      return reply.code(202).send({ restore_test: 'running' as const });
    },
  );
};
