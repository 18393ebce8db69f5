import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Grace period for requests that clients have already sent on a keep-alive connection, in milliseconds. */
const GRACE_MS = 500;
const LOOK_MS = 20;

/**
 * Tracks the open requests of an application.
 * @returns a function that shuts down the application. It refuses new connections, responds to every request on
 * existing connections and closes each connection after its response, so that clients send the next request to another
 * server. After `timeoutMs`, remaining requests are aborted.
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
    // By default, Node closes idle connections together with the listener, although a request may be in transit on each
    // of them.
    Object.assign(server, { closeIdleConnections: () => undefined });
    const closed = app.close();
    for (const response of open) closeAfter(response);
    const deadline = performance.now() + timeoutMs;
    await wait(GRACE_MS);
    for (; open.size > 0 && performance.now() < deadline; await wait(LOOK_MS)) closeIdle();
    // This also closes connections that a browser opened in advance and never used.
    server.closeAllConnections();
    await closed;
  };
}

/** Makes a pending response close its connection. Fastify does this for later responses. */
function closeAfter(response: ServerResponse): void {
  const { socket } = response;
  if (response.headersSent) response.once('finish', () => socket?.end());
  else response.setHeader('Connection', 'close');
}
