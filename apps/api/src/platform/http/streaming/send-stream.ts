import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Route option: the answer is compressed for those who take it, from 1 KiB on. */
export const COMPRESSED = { compress: { threshold: 1_024 } };

/** Whether a list is answered as a stream: all of its rows, or some columns only. */
export function isStreamed({
  pageSize,
  fields,
}: {
  pageSize?: number | 'all' | undefined;
  fields?: string | undefined;
}): boolean {
  return pageSize === 'all' || fields !== undefined;
}

/** Sends JSON that is made already, whole, in bytes or as a stream; a stream that fails midway ends the connection. */
export function sendJson(reply: FastifyReply, json: Readable | string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
