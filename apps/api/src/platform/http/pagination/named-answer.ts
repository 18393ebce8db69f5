import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sendJson } from '../streaming/send-stream';

/** JSON response with its ETag. All servers of an installation compute the same ETag. */
export type NamedAnswer = { json: string; etag: string };

export function withEtag(body: object): NamedAnswer {
  const json = JSON.stringify(body);
  // The ETag is weak, because the bytes of the response depend on the compression.
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/**
 * Sends a response with its ETag, or a 304 without a body if the client already has it.
 * @param header If-None-Match header
 */
export function sendWithEtag(
  reply: FastifyReply,
  header: string | undefined,
  { json, etag }: NamedAnswer,
): FastifyReply {
  void reply.header('etag', etag);
  return isAmong(header, etag) ? reply.code(304).send(null) : sendJson(reply, json);
}

function isAmong(header = '', etag: string): boolean {
  const bare = (name: string) => name.trim().replace(/^W\//, '');
  return header.split(',').some((name) => name.trim() === '*' || bare(name) === bare(etag));
}
