import type { preValidationAsyncHookHandler } from 'fastify';

/** Hook for routes with an optional body. It treats a missing body as `{}`. */
export const allowNoBody: preValidationAsyncHookHandler = async (request) => {
  request.body ??= {};
};
