import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../audit/audit-event';
import { principalOf } from '../../platform/http/authorization/principal';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/http/errors/errors';
import { isUuid } from '../../platform/text/is-uuid';
import { parsePage } from '../../platform/http/pagination/list-page';
import { isoTimestamp } from '../../platform/time/timestamps';
import { deviceName } from './device-name';
import { endLiveSessions, listLiveSessions } from './sessions.queries';
import { endSessionOfPerson, listAllSessions } from './everybodys-sessions';
import {
  endOtherSessionsSchema,
  endOwnSessionSchema,
  endSessionOfPersonSchema,
  listAllSessionsSchema,
  listSessionsSchema,
} from './sessions.schemas';

const ALL = '/auth/admin/sessions';

/** Routes for the sessions of a person, and for administrators the sessions of all people. */
export const sessionRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.get('/auth/sessions', { schema: listSessionsSchema }, async (request) => {
    const principal = principalOf(request);
    const rows = await listLiveSessions(db, principal, now());
    const items = rows.map(({ id, way, user_agent, created_at, last_used_at }) => ({
      id,
      way,
      device: deviceName(user_agent),
      isCurrent: id === principal.sessionId,
      created_at: isoTimestamp(created_at),
      last_used_at: isoTimestamp(last_used_at),
    }));
    return { items, total: items.length };
  });

  app.delete('/auth/sessions/:id', { schema: endOwnSessionSchema }, async (request, reply) => {
    const { id } = request.params;
    const ended = isUuid(id)
      ? await endLiveSessions(db, principalOf(request), actorOf(request), now(), { only: id })
      : 0;
    if (ended === 0) throw notFound('This device is not signed in.');
    return reply.code(204).send(null);
  });

  app.get(ALL, { schema: listAllSessionsSchema }, (request) =>
    listAllSessions(db, request.query.q, parsePage(request.query), principalOf(request), now()),
  );

  app.delete(`${ALL}/:id`, { schema: endSessionOfPersonSchema }, async (request, reply) => {
    await endSessionOfPerson(
      db,
      request.params.id,
      { principal: principalOf(request), actor: actorOf(request) },
      now(),
    );
    return reply.code(204).send(null);
  });

  app.delete('/auth/sessions', { schema: endOtherSessionsSchema }, async (request, reply) => {
    const keepsTokens = request.query.keep_api_tokens ?? false;
    await endLiveSessions(db, principalOf(request), actorOf(request), now(), { keepsTokens });
    return reply.code(204).send(null);
  });
};
