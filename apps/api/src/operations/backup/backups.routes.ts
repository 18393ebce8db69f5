import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import { proveOneself } from '../../identity/sign-in/passwords/prove-password';
import type { Deps } from '../../platform/deps';
import { allowSilence } from '../../platform/http/allow-silence';
import { principalOf } from '../../platform/http/authorization/principal';
import { allowNoBody } from '../../platform/http/validation/allow-no-body';
import { readBackups } from './backups-answer';
import {
  downloadBackupSchema,
  makeBackupKeySchema,
  orderBackupSchema,
  readBackupsSchema,
} from './backups.schemas';
import { downloadBackup } from './download-backup';
import { orderBackup } from './manual-backup';
import { newIdentity } from './new-identity';

const BACKUPS = '/auth/admin/backups';

/** Routes for administrators to request and download backups. */
export const backupRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(BACKUPS, { schema: readBackupsSchema }, () => readBackups(deps));

  app.post(BACKUPS, { schema: orderBackupSchema, preValidation: allowNoBody }, async (request, reply) => {
    await orderBackup(deps, actorOf(request));
    return reply.code(202).send(await readBackups(deps));
  });

  app.post(
    `${BACKUPS}/key`,
    { schema: makeBackupKeySchema, preValidation: allowNoBody },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await newIdentity()),
  );

  app.post(`${BACKUPS}/download`, { schema: downloadBackupSchema }, async (request, reply) => {
    const { recipient, own_password } = request.body;
    const actor = actorOf(request);
    await proveOneself(deps, principalOf(request), own_password, actor);
    allowSilence(request);
    const { name, content } = await downloadBackup(deps, recipient, actor);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/octet-stream')
      .send(content as unknown as Buffer);
  });
};
