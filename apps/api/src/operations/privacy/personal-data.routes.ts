import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { COMPRESSED, sendJson } from '../../platform/http/streaming/send-stream';
import { principalOf } from '../../platform/http/authorization/principal';
import { erasePerson } from './erase-person';
import { exportOwn, exportPerson, listExportsOf } from './export-data';
import {
  erasePersonSchema,
  exportOwnDataSchema,
  exportPersonDataSchema,
  listOwnDataExportsSchema,
} from './personal-data.schemas';

/** Routes for exporting all stored data about a person, for that person and for administrators. */
export const personalDataRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get('/auth/user/data-exports', { schema: listOwnDataExportsSchema }, (request) =>
    listExportsOf(deps, principalOf(request).userId),
  );

  app.post('/auth/user/data-export', { schema: exportOwnDataSchema, ...COMPRESSED }, async (request, reply) =>
    sendPrivate(reply, await exportOwn(deps, callerOf(request), request.body.password)),
  );

  app.post(
    '/auth/admin/users/:id/data-export',
    { schema: exportPersonDataSchema, ...COMPRESSED },
    async (request, reply) => {
      const { id } = request.params;
      const { password } = request.body;
      return sendPrivate(reply, await exportPerson(deps, callerOf(request), { id, password }));
    },
  );

  app.post('/auth/admin/users/:id/erasure', { schema: erasePersonSchema }, async (request, reply) => {
    const { email, password, removes_notes: removesNotes } = request.body;
    await erasePerson(deps, callerOf(request), { id: request.params.id, email, password, removesNotes });
    return reply.code(204).send(null);
  });
};

const callerOf = (request: FastifyRequest) => ({ principal: principalOf(request), actor: actorOf(request) });

const sendPrivate = (reply: FastifyReply, json: Readable) =>
  sendJson(reply.header('cache-control', 'no-store'), json);
