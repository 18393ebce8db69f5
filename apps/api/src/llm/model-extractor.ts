import type { Db } from '../db/open-database';
import type { Extraction, Extractor } from '../extraction/extractor';
import { toQuestion, type PromptUsed } from './article-message';
import type { LlmSettings } from './llm-settings';
import { closeCall, costOf, findPaidAnswer, openCall, type CallPurpose, type Tokens } from './llm-usage';
import type { ChatOrder, ModelServer } from './model-server';
import { estimateOf, readModelText, readResult } from './read-result';

export type ModelDeps = {
  db: Db;
  llm: LlmSettings;
  server: ModelServer;
  /** Milliseconds. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Unforeseeable text. */
  random: () => string;
};

/** What an article cost although nothing came of it. */
export class ExtractionFailed extends Error {
  constructor(
    text: string,
    readonly used: Tokens,
    readonly cost: number,
  ) {
    super(text);
  }
}

const ATTEMPTS = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * An extractor that calls a model, for one article. A call is made again once, if the server was busy or could not
 * be reached; never if it may have been charged. Each call has its row of usage before it is made.
 * @param purpose what the calls are counted for
 */
export function modelExtractor(
  deps: ModelDeps,
  prompt: PromptUsed,
  model: string,
  purpose: CallPurpose,
): Extractor {
  return {
    model,
    async extract(article, awards, signal) {
      const idempotencyKey = `vaglio-${purpose.articleId}-${prompt.id}-${purpose.epoch ?? deps.random()}`;
      const order: ChatOrder = {
        ...toQuestion(article, awards, prompt, `article-${deps.random()}`),
        model,
        idempotencyKey,
      };
      const paid =
        purpose.epoch === null
          ? undefined
          : await findPaidAnswer(deps.db, purpose.articleId, prompt.id, model);
      const read = paid && readModelText(paid.answer);
      return paid && read && 'startups' in read
        ? toExtraction(deps, read.startups, paid.used)
        : askModel(deps, order, prompt.id, purpose, signal);
    },
  };
}

function toExtraction({ llm }: ModelDeps, startups: Extraction['startups'], used: Tokens): Extraction {
  return {
    startups,
    usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
  };
}

async function askModel(
  deps: ModelDeps,
  order: ChatOrder,
  promptId: number,
  purpose: CallPurpose,
  signal?: AbortSignal,
): Promise<Extraction> {
  const estimate = estimateOf(order);
  for (let attempt = 1, tries = 1; ; attempt += 1) {
    const usage = await openCall(deps.db, deps.llm, {
      ...purpose,
      attempt,
      model: order.model,
      promptId,
      estimate,
    });
    const result = await deps.server.call(order, signal);
    const read = readResult(result, estimate);
    // A dry run has no claim that could end before its time.
    await closeCall(deps.db, deps.llm, usage, purpose.epoch === null ? { ...read, answer: null } : read);
    if ('startups' in read) return toExtraction(deps, read.startups, read.used);
    if (result.kind === 'refused') continue;
    if (result.kind !== 'failed' || !result.mayRetry || tries === ATTEMPTS) {
      const used = read.used ?? estimate;
      throw new ExtractionFailed(read.error ?? 'unknown reason', used, costOf(deps.llm, used));
    }
    tries += 1;
    await deps.sleep(Math.min(result.retryAfterMs ?? FIRST_WAIT_MS, LONGEST_WAIT_MS), signal);
  }
}
