import { setTimeout as wait } from 'node:timers/promises';
import type { Extractor } from '@vaglio/article-extractor';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { toQuestion, type PromptUsed } from './article-message';
import { converse, type CallLog } from './converse';
import { ownDialects } from './dialect-memory';
import { costOf } from './llm-usage';
import type { LlmSettings } from '../../platform/config/llm-settings';
import { modelServer } from './model-server';

/** Nothing is written down. */
const NO_LOG: CallLog = () => Promise.resolve(() => Promise.resolve());

const sleep = (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal });

type MeasuredDeps = {
  llm: LlmSettings;
  /** Of the answers. */
  schema: object;
  reader: Pick<ForeignReader, 'read'>;
  /** Unforeseeable text. */
  random: () => string;
};

/**
 * An extractor that sends a model the same request as a run does, to be measured: without a database, so without
 * rows of usage and without the daily budget.
 * @throws Error with the reason when the model gives no usable answer
 */
export function measuredExtractor(
  { llm, schema, reader, random }: MeasuredDeps,
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
