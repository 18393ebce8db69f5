import type { Extractor } from '../extraction/extractor';
import { toQuestion, type PromptUsed } from './article-message';
import type { ChatOrder } from './chat-body';
import { begin, nextTurn, turnOf } from './conversation';
import { ownDialects } from './dialect-memory';
import { costOf, type Tokens } from './llm-usage';
import type { LlmSettings } from './llm-settings';
import { modelServer, type ModelServer } from './model-server';
import { estimateOf, readModelText, usedBy } from './read-result';

const MAX_CALLS = 24;

type MeasuredDeps = {
  llm: LlmSettings;
  /** Of the answers. */
  schema: object;
  /** Unforeseeable text. */
  random: () => string;
};

/**
 * An extractor that sends a model the same request as a run does, to be measured: without a database, so without
 * rows of usage and without the daily budget.
 * @throws Error with the reason when the model gives no usable answer
 */
export function measuredExtractor(
  { llm, schema, random }: MeasuredDeps,
  prompt: PromptUsed,
  model: string,
): Extractor {
  const server = modelServer(llm, schema, ownDialects());
  return {
    model,
    async extract(article, awards, signal) {
      const order = {
        ...toQuestion(article, awards, prompt, `article-${random()}`),
        model,
        idempotencyKey: `vaglio-measured-${random()}`,
      };
      const { answer, used } = await wholeAnswer(server, order, prompt.max_output_tokens === null, signal);
      const read = readModelText(answer);
      return {
        startups: 'startups' in read ? read.startups : [],
        usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
      };
    },
  };
}

async function wholeAnswer(
  server: ModelServer,
  order: ChatOrder,
  mayGrow: boolean,
  signal?: AbortSignal,
): Promise<{ answer: string; used: Tokens }> {
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
    const next = nextTurn(talk, result, mayGrow);
    if ('error' in next) throw new Error(next.error);
    if ('end' in next) return { answer: next.end, used };
    talk = next.ask;
  }
  throw new Error('The model server refused every form of the request.');
}
