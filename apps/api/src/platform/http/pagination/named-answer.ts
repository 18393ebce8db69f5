import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sendJson } from '../streaming/send-stream';

/** An answer as JSON, and the name of this very content: every server of an installation gives it the same. */
export type NamedAnswer = { json: string; etag: string };

export function withEtag(body: object): NamedAnswer {
  const json = JSON.stringify(body);
  // Weak: the bytes differ with their encoding.
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}

/** Sends an answer with its name; 304 without a body to a caller that has it. @param header If-None-Match */
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
