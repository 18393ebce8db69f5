import type { FastifyInstance } from 'fastify';

/** Somebody tried what they may not do, or tries too often: an operator wants to know without a log of every answer. */
const REFUSALS: ReadonlySet<number> = new Set([403, 429]);

/**
 * Logs each answer in one line, refusals at level warn with the network address they came from, all others at info: which
 * request and caller, which route, how long. Never a query, a header or a body (security decision D15); the path has ids only.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, principal, routeOptions } = request;
    const isRefusal = REFUSALS.has(reply.statusCode);
    request.log[isRefusal ? 'warn' : 'info'](
      {
        method,
        path: url.split('?')[0],
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        personId: principal?.userId ?? null,
        ...(principal?.tokenScopes && { tokenId: principal.sessionId }),
        ...(isRefusal && { ip: request.ip }),
      },
      'answered',
    );
  });
  // The caller has left: no answer is sent, and none is logged.
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method, path: request.url.split('?')[0] }, 'the caller has left');
  });
}
