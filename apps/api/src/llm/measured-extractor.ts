import type { Extraction, Extractor } from '../extraction/extractor';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { toQuestion, type PromptUsed } from './article-message';
import type { ChatOrder } from './chat-body';
import { begin, turnOf } from './conversation';
import { turnAfter } from './turn-after';
import { ownDialects } from './dialect-memory';
import { costOf, type Tokens } from './llm-usage';
import type { LlmSettings } from './llm-settings';
import { modelServer, type ModelServer } from './model-server';
import { estimateOf, usedBy } from './read-result';

const MAX_CALLS = 24;

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
      const { startups, used } = await wholeAnswer({ server, reader }, order, mayGrow, signal);
      return {
        startups,
        usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
      };
    },
  };
}

async function wholeAnswer(
  { server, reader }: Pick<MeasuredDeps, 'reader'> & { server: ModelServer },
  order: ChatOrder,
  mayGrow: boolean,
  signal?: AbortSignal,
): Promise<{ startups: Extraction['startups']; used: Tokens }> {
  let talk = begin(order);
  let used: Tokens = { prompt: 0, completion: 0 };
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    const result = await server.call(
      { ...talk.order, idempotencyKey: `${order.idempotencyKey}-${turnOf(talk)}` },
      signal,
    );
    if (result.kind === 'failed') throw new Error(result.error);
    if (result.kind === 'refused') continue;
    const spent = usedBy(result, estimateOf(talk.order));
    used = { prompt: used.prompt + spent.prompt, completion: used.completion + spent.completion };
    const next = await turnAfter(reader, talk, result, mayGrow);
    if ('error' in next) throw new Error(next.error);
    if ('end' in next) return { startups: next.startups, used };
    talk = next.ask;
  }
  throw new Error('The model server refused every form of the request.');
}
