import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { relyingPartyOf } from './passkeys/relying-party';
import { principalOf } from '../../platform/http/authorization/principal';
import { addOwnPasskey, beginOwnPasskey, endOwnPasskey, ownPasskeys } from './own-passkeys';
import {
  addPasskeySchema,
  beginPasskeySchema,
  endPasskeySchema,
  listPasskeysSchema,
} from './passkeys.schemas';

const OWN = '/auth/passkeys';

/** Routes for the passkeys of the signed-in person. */
export const passkeyRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  const personOf = (request: FastifyRequest) => ({
    principal: principalOf(request),
    actor: actorOf(request),
    party: relyingPartyOf(deps.settings, request),
  });

  app.get(OWN, { schema: listPasskeysSchema }, (request) => ownPasskeys(deps, personOf(request)));

  app.post(`${OWN}/start`, { schema: beginPasskeySchema }, (request) =>
    beginOwnPasskey(deps, personOf(request), request.body.password),
  );

  app.post(OWN, { schema: addPasskeySchema }, async (request, reply) => {
    const added = await addOwnPasskey(deps, personOf(request), request.body);
    return reply.code(201).send(added);
  });

  app.post(`${OWN}/:id/end`, { schema: endPasskeySchema }, async (request, reply) => {
    await endOwnPasskey(deps, personOf(request), request.params.id, request.body.password);
    return reply.code(204).send(null);
  });
};
