import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { principalOf } from '../../platform/http/authorization/principal';
import { beginOwn, confirmOwn, endOwn, ownSecondFactor, renewOwnCodes } from './own-second-factor';
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  readSecondFactorSchema,
  renewRecoveryCodesSchema,
} from './second-factor.schemas';

const OWN = '/auth/second-factor';

/** Routes for the authenticator app of the signed-in person. */
export const secondFactorRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(OWN, { schema: readSecondFactorSchema }, (request) => ownSecondFactor(deps, principalOf(request)));

  app.post(OWN, { schema: beginSecondFactorSchema }, (request) =>
    beginOwn(deps, personOf(request), request.body.password),
  );

  app.post(`${OWN}/confirm`, { schema: confirmSecondFactorSchema }, (request) =>
    confirmOwn(deps, personOf(request), request.body.code),
  );

  app.post(`${OWN}/recovery-codes`, { schema: renewRecoveryCodesSchema }, (request) =>
    renewOwnCodes(deps, personOf(request), request.body.password),
  );

  app.post(`${OWN}/end`, { schema: endSecondFactorSchema }, async (request, reply) => {
    await endOwn(deps, personOf(request), request.body.password);
    return reply.code(204).send(null);
  });
};

const personOf = (request: FastifyRequest) => ({
  principal: principalOf(request),
  actor: actorOf(request),
});
