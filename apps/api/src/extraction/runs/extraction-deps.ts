import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegister } from '../company-register/open-register';
import type { Deps } from '../../platform/deps';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { processName } from '../../platform/jobs/process-name';
import { storedDialects } from '../llm/dialect-memory';
import { modelServer } from '../llm/model-server';
import { presentLlm } from '../../platform/config/connections/present-connections';
import type { ExtractionDeps, ModelConnection } from './extract-article';
import { threadedExtractor } from './threaded-extractor';

/** Creates the dependencies of extraction from the dependencies of the application. */
export function extractionDeps(deps: Deps, log: ExtractionDeps['log']): ExtractionDeps {
  const { db, now, reader, settings } = deps;
  return {
    db,
    now,
    reader,
    log,
    builtIn: threadedExtractor(reader),
    register: openRegister(db, settings.register),
    openModel: modelOpener(deps),
    owner: processName(),
    sleep: (ms, signal) => wait(ms, undefined, { signal }),
    random: () => randomBytes(12).toString('hex'),
  };
}

/** Returns a function that opens the current language model. The connection is reused until the settings change. */
function modelOpener(deps: Deps): ExtractionDeps['openModel'] {
  const { db, reader } = deps;
  let last: { key: string; connection: ModelConnection } | null = null;
  return async () => {
    const llm = await presentLlm(deps);
    if (!llm) return null;
    const key = JSON.stringify(llm);
    if (last?.key !== key) {
      const memory = storedDialects(db, llm.baseUrl);
      last = {
        key,
        connection: { llm, server: modelServer(llm, ExtractionAnswerSchema, { memory, reader }) },
      };
    }
    return last.connection;
  };
}
