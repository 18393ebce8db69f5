import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../../platform/deps';
import { principalOf } from '../../platform/http/authorization/principal';
import { readChainSchema } from './chain.schemas';
import { readChain, visibleStages } from './read-chain';

export const chainRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, { db, now }) => {
  app.get('/auth/chain', { schema: readChainSchema }, (request) =>
    readChain(db, visibleStages(principalOf(request)), now()),
  );
};
