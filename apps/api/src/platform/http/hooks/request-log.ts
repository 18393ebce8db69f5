import type { FastifyInstance } from 'fastify';

/**
 * Statuses that are logged as warnings, so that operators see forbidden and rate-limited requests at the default log
 * level.
 */
const REFUSALS: ReadonlySet<number> = new Set([403, 429]);

/**
 * Logs one line per response with method, path, caller, status and duration. Refusals are logged at level warn with the
 * IP address, other responses at level info. The log contains no query, header or body (security decision D15). Paths
 * contain only ids.
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
  // The client disconnected, so there is no response to log.
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ method: request.method, path: request.url.split('?')[0] }, 'the caller has left');
  });
}
