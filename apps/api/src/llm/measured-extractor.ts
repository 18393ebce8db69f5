import type { Extractor } from '../extraction/extractor';
import { toQuestion, type PromptUsed } from './article-message';
import { costOf } from './llm-usage';
import type { LlmSettings } from './llm-settings';
import { modelServer } from './model-server';
import { estimateOf, readResult } from './read-result';

type MeasuredDeps = {
  llm: LlmSettings;
  /** Of the answers. */
  schema: object;
  /** Unforeseeable text. */
  random: () => string;
};

/**
 * An extractor that sends a model the same request as a run does, to be measured: without a database, so without
 * rows of usage and without the daily budget. Each article is sent once, twice where the server refuses schemas.
 * @throws Error with the reason when the model gives no usable answer
 */
export function measuredExtractor(
  { llm, schema, random }: MeasuredDeps,
  prompt: PromptUsed,
  model: string,
): Extractor {
  const server = modelServer(llm, schema);
  return {
    model,
    async extract(article, awards, signal) {
      const order = {
        ...toQuestion(article, awards, prompt, `article-${random()}`),
        model,
        idempotencyKey: `vaglio-measured-${random()}`,
      };
      const first = await server.call(order, signal);
      const read = readResult(
        first.kind === 'refused' ? await server.call(order, signal) : first,
        estimateOf(order),
      );
      if (!('startups' in read)) throw new Error(read.error ?? 'The model refuses the question.');
      return {
        startups: read.startups,
        usage: {
          input_tokens: read.used.prompt,
          output_tokens: read.used.completion,
          cost: costOf(llm, read.used),
        },
      };
    },
  };
}
