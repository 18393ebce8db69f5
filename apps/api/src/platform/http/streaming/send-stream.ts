import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Route option that compresses responses of at least 1 KiB if the client accepts compression. */
export const COMPRESSED = { compress: { threshold: 1_024 } };

/** Returns whether a list is sent as a stream: if it contains all rows, or if the request selects columns. */
export function isStreamed({
  pageSize,
  fields,
}: {
  pageSize?: number | 'all' | undefined;
  fields?: string | undefined;
}): boolean {
  return pageSize === 'all' || fields !== undefined;
}

/** Sends serialized JSON. If a stream fails midway, the connection is closed. */
export function sendJson(reply: FastifyReply, json: Readable | string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
