import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors/errors';

/** `uri-host [ ":" port ]` of RFC 9110, section 7.2, where the host may be empty. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/**
 * Refuses a request with two Host headers or an invalid one: a proxy and this server could each take another host.
 * @throws Refusal 400
 * Source: RFC 9112, section 3.2. Node refuses the request without one.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw badRequest('The request must have one valid Host header.');
  });
}

/** Whether a request has no second Host header, and its Host is valid. */
export function hasOneHost({ rawHeaders, headers: { host = '' } }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length <= 1 && HOST.test(host);
}

/**
 * Ends the stream that would be the body of an answer to HEAD. The framework reads it to its end otherwise: that of the
 * event stream never comes, and an export is made in full. Register it before the compression of bodies.
 */
export function endBodiesOfHead(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, _reply, payload) => {
    if (method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    payload.on('error', () => undefined).destroy();
    return Readable.from([]);
  });
}
