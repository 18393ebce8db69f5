import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ListDeps } from '../list-deps';
import { joinRepeated } from '../join-repeated';
import { COMPRESSED } from '../../../platform/http/streaming/send-stream';
import { principalOf } from '../../../platform/http/authorization/principal';
import { readFilterValuesSchema } from './filter-values.schemas';
import { readFilterValues } from './read-filter-values';

export const filterValueRoutes: FastifyPluginAsyncTypebox<ListDeps> = async (app, deps) => {
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
