import { setTimeout as wait } from 'node:timers/promises';
import type { Extractor } from '@vaglio/article-extractor';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { toQuestion, type PromptUsed } from './article-message';
import { converse, type CallLog } from './converse';
import { ownDialects } from './dialect-memory';
import { costOf } from './llm-usage';
import type { LlmSettings } from '../../platform/config/llm-settings';
import { modelServer } from './model-server';

/** Request log that records nothing. */
const NO_LOG: CallLog = () => Promise.resolve(() => Promise.resolve());

type MeasuredDeps = {
  llm: LlmSettings;
  /** JSON schema of the model responses. */
  schema: object;
  reader: Pick<ForeignReader, 'read'>;
  /** Returns unpredictable text. */
  random: () => string;
  /** Waits for a number of milliseconds. Specs replace it. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

const waitFor = (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal });

/**
 * Creates an extractor that sends the same requests as an extraction run. It is for evaluations without a database, and
 * therefore ignores the daily budget and records no usage.
 * @throws Error with the reason if the model sends no usable response
 */
export function measuredExtractor(
  { llm, schema, reader, random, sleep = waitFor }: MeasuredDeps,
  prompt: PromptUsed,
  model: string,
): Extractor {
  const server = modelServer(llm, schema, { memory: ownDialects(), reader });
  return {
    model,
    async extract(article, awards, signal) {
      const order = {
        ...toQuestion(article, awards, prompt, `article-${random()}`),
        model,
        idempotencyKey: `vaglio-measured-${random()}`,
      };
      const mayGrow = prompt.max_output_tokens === null;
      const { startups, used } = await converse(
        { server, reader, sleep, log: NO_LOG },
        order,
        mayGrow,
        signal,
      );
      return {
        startups,
        usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
      };
    },
  };
}
