import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Longest time to wait for a response from a language model, mail server or storage bucket, in milliseconds. */
const LONGEST_SILENCE_MS = 30 * 60_000;

/** Keeps the connection of a request open, although no data is sent while the server waits for an external service. */
export function allowSilence({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): void {
  if (socket instanceof Socket) socket.setTimeout(LONGEST_SILENCE_MS);
}
