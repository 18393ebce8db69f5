import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegister } from '../company-register/open-register';
import type { Deps } from '../../platform/deps';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { processName } from '../../platform/jobs/process-name';
import { storedDialects } from '../llm/dialect-memory';
import { modelServer } from '../llm/model-server';
import type { ExtractionDeps } from './extract-article';
import { threadedExtractor } from './threaded-extractor';

/** What extraction needs, made of what the application has: the model that the settings name, else the built-in extractor. */
export function extractionDeps(
  { db, now, reader, settings: { llm, register } }: Deps,
  log: ExtractionDeps['log'],
): ExtractionDeps {
  return {
    db,
    now,
    reader,
    log,
    builtIn: threadedExtractor(reader),
    register: openRegister(db, register),
    model: llm
      ? {
          llm,
          server: modelServer(llm, ExtractionAnswerSchema, {
            memory: storedDialects(db, llm.baseUrl),
            reader,
          }),
        }
      : null,
    owner: processName(),
    sleep: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => randomBytes(12).toString('hex'),
  };
}
