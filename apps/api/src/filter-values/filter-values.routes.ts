import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps';
import { joinRepeated } from '../investments/join-repeated';
import { COMPRESSED } from '../lists/send-stream';
import { principalOf } from '../principal';
import { readFilterValuesSchema } from './filter-values.schemas';
import { readFilterValues } from './read-filter-values';

export const filterValueRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.get(
    '/auth/investments/filters',
    {
      schema: readFilterValuesSchema,
      ...COMPRESSED,
      preValidation: async ({ query }) => joinRepeated(query),
    },
    (request) => {
      const { filter, find = '', ...query } = request.query;
      return readFilterValues(deps, { filter, find, query, userId: principalOf(request).userId });
    },
  );
};
