import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import type { LlmSettings } from '../../platform/config/llm-settings';
import type { Deps } from '../../platform/deps';
import type { DialectMemory } from '../llm/dialect-memory';
import { modelServer } from '../llm/model-server';
import type { ConnectionDeps } from './test-connection';

/** Maximum timeout of a connection test in milliseconds. A model that must be loaded first may need minutes. */
const LONGEST_TEST_MS = 180_000;

/** Opens a connection to a model for a test. @param memory storage of the model's dialect */
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
