import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const REQUEST_ID_HEADER = 'X-Request-Id';

/** Responses to requests that are not valid HTTP, by the error code of Node's parser. */
const BROKEN_REQUESTS: Record<string, { status: number; error: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The headers are too large.' },
};
const NO_HTTP = { status: 400, error: 'The request is not valid HTTP.' };

/** Adds the request id to every response, so that users can report it and operators can find it in the log. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    identify(request, reply);
  });
}

/** Adds the request id to a response that bypasses the hooks. */
export function identify(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
}

/**
 * Creates a handler for invalid HTTP. It writes the response directly to the socket and closes it, because there is no
 * request to route.
 * @param headers headers that every such response contains
 */
export function brokenRequestAnswers(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return function answerBrokenRequest(
    this: Pick<FastifyInstance, 'log'>,
    error: Error & { code?: string },
    socket: Socket,
  ): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, error: text } = BROKEN_REQUESTS[error.code ?? ''] ?? NO_HTTP;
    const requestId = randomUUID();
    this.log.info({ reqId: requestId, code: error.code }, 'a request that cannot be read');
    const body = JSON.stringify({ error: text });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `${REQUEST_ID_HEADER}: ${requestId}`,
      ...lines,
      'Connection: close',
    ];
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    else socket.destroy();
  };
}
