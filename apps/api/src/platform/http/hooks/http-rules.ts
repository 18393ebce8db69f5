import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors/errors';

/** `uri-host [ ":" port ]` as defined in RFC 9110, section 7.2. The host may be empty. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * Refuses a request with several Host headers or an invalid Host, because a proxy could interpret it differently.
 * @throws Refusal 400
 * Source: RFC 9112, section 3.2. Node itself refuses a request without a Host header.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw badRequest('The request must have one valid Host header.');
  });
}

/** Returns whether a request has at most one Host header and the host is valid. */
export function hasOneHost({ rawHeaders, headers: { host = '' } }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1 && HOST.test(host);
}

/**
 * Closes the body stream of a response to a HEAD request. Otherwise the framework reads the stream to its end: an event
 * stream never ends, and an export would be generated completely. Register this hook before compression.
 */
export function endBodiesOfHead(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    payload.on('error', () => undefined).destroy();
    return Readable.from([]);
  });
}
