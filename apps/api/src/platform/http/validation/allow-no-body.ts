import type { preValidationAsyncHookHandler } from 'fastify';

/** For routes whose body may be left out: a request without one is checked as one with `{}`. */
export const allowNoBody: preValidationAsyncHookHandler = async (request) => {
  request.body ??= {};
};
