import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For requests that are on the wire while we stop: their senders take the connection for a free one. */
const GRACE_MS = 500;
const LOOK_MS = 20;

/**
 * Follows the requests of an application from now on.
 * @returns a function that takes no new connection, answers every request that still arrives on the present ones, and
 *   then closes the application; what is not answered after `timeoutMs` is cut. Each answer ends its connection, so that
 *   clients send the next request elsewhere.
 */
export function closeInOrder(app: FastifyInstance): (timeoutMs: number) => Promise<void> {
  const { server } = app;
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async (timeoutMs) => {
    const closeIdle = server.closeIdleConnections.bind(server);
    // Node closes idle connections together with the listener, though a request may be on its way on each of them.
    Object.assign(server, { closeIdleConnections: () => undefined });
    const closed = app.close();
    for (const response of open) closeAfter(response);
    const deadline = performance.now() + timeoutMs;
    await wait(GRACE_MS);
    for (; open.size > 0 && performance.now() < deadline; await wait(LOOK_MS)) closeIdle();
    // Also those that a browser opened in advance and has sent nothing on.
    server.closeAllConnections();
    await closed;
  };
}

/** An answer under way; Fastify itself ends the connection of those that come later. */
function closeAfter(response: ServerResponse): void {
  const { socket } = response;
  if (response.headersSent) response.once('finish', () => socket?.end());
  else response.setHeader('Connection', 'close');
}
