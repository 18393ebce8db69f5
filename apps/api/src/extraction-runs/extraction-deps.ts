import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps';
import { builtInExtractor } from '../extraction/built-in/built-in-extractor';
import { ExtractionAnswerSchema } from '../extraction/extracted-startup';
import { processName } from '../lease/process-name';
import { modelServer } from '../llm/model-server';
import type { ExtractionDeps } from './extract-article';

/** What extraction needs, made of what the application has: the model that the settings name, else the built-in extractor. */
export function extractionDeps({ db, now, settings: { llm } }: Deps): ExtractionDeps {
  return {
    db,
    now,
    builtIn: builtInExtractor(),
    model: llm ? { llm, server: modelServer(llm, ExtractionAnswerSchema) } : null,
    owner: processName(),
    sleep: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => randomBytes(12).toString('hex'),
  };
}
