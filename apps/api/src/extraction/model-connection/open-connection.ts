import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import type { FastifyRequest } from 'fastify';
import type { LlmSettings } from '../../platform/config/llm-settings';
import type { Deps } from '../../platform/deps';
import type { DialectMemory } from '../llm/dialect-memory';
import { modelServer } from '../llm/model-server';
import type { ConnectionDeps } from './test-connection';

/** A person waits for a test; a model that must be loaded first may need minutes. */
const LONGEST_TEST_MS = 180_000;
/** Nothing is sent while a model is asked: a test may take several calls. */
const LONGEST_SILENCE_MS = 15 * 60_000;

/** A connection that can be tested. @param memory where it is remembered how the model wants to be asked */
export function openConnection(
  { db, reader }: Pick<Deps, 'db' | 'reader'>,
  present: LlmSettings,
  memory: DialectMemory,
): ConnectionDeps {
  const llm = { ...present, timeoutMs: Math.min(present.timeoutMs, LONGEST_TEST_MS) };
  return {
    db,
    reader,
    llm,
    server: modelServer(llm, ExtractionAnswerSchema, { memory, reader }),
    sleep: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => randomBytes(12).toString('hex'),
    clock: () => performance.now(),
  };
}

/** Keeps the connection of a request open as long as a test may take. */
export function allowLongTest({ raw: { socket } }: FastifyRequest): void {
  if (socket instanceof Socket) socket.setTimeout(LONGEST_SILENCE_MS);
}
