import { MAX_OUTPUT_TOKENS } from '@vaglio/product-rules';
import type { Db } from '../db/open-database';
import type { Extraction, Extractor } from '../extraction/extractor';
import { readAnswer } from '../extraction/read-answer';
import { wellFormed } from '../startups/read-cells';
import { isTooDeep } from '../validation';
import { toMessages } from './article-message';
import type { LlmSettings } from './llm-settings';
import { closeCall, costOf, findPaidAnswer, openCall, type CallPurpose, type Tokens } from './llm-usage';
import type { CallResult, ChatOrder, ModelServer } from './model-server';

export type ModelDeps = {
  db: Db;
  llm: LlmSettings;
  server: ModelServer;
  /** Milliseconds. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Unforeseeable text. */
  random: () => string;
};

/** Of a prompt's version, what a call needs. */
export type PromptUsed = { id: number; body: string; placeholder: string; model: string | null; temperature: number; top_p: number; max_output_tokens: number | null };

/** What an article cost although nothing came of it. */
export class ExtractionFailed extends Error {
  constructor(text: string, readonly used: Tokens, readonly cost: number) {
    super(text);
  }
}

const ATTEMPTS = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
/** Cautious: most texts have four characters a token. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * An extractor that asks a model, for one article. A call is made again once, if the server was busy or could not
 * be reached; never if it may have been charged. Each call has its row of usage before it is made.
 * @param purpose what the calls are counted for
 */
export function modelExtractor(deps: ModelDeps, prompt: PromptUsed, model: string, purpose: CallPurpose): Extractor {
  return {
    model,
    async extract(article, awards, signal) {
      const order: ChatOrder = {
        model, ...toMessages(article, awards, prompt, `article-${deps.random()}`),
        temperature: prompt.temperature, topP: prompt.top_p, maxTokens: Math.min(prompt.max_output_tokens ?? MAX_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS),
        idempotencyKey: `vaglio-${purpose.articleId}-${prompt.id}-${purpose.epoch ?? deps.random()}`,
      };
      const paid = purpose.epoch === null ? undefined : await findPaidAnswer(deps.db, purpose.articleId, prompt.id, model);
      const read = paid && readText(paid.answer);
      return paid && read && 'startups' in read ? toExtraction(deps, read.startups, paid.used) : askModel(deps, order, prompt.id, purpose, signal);
    },
  };
}

function toExtraction({ llm }: ModelDeps, startups: Extraction['startups'], used: Tokens): Extraction {
  return { startups, usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) } };
}

async function askModel(deps: ModelDeps, order: ChatOrder, promptId: number, purpose: CallPurpose, signal?: AbortSignal): Promise<Extraction> {
  const estimate = { prompt: Math.ceil((order.system.length + order.user.length) / CHARACTERS_PER_TOKEN), completion: order.maxTokens };
  for (let attempt = 1, tries = 1; ; attempt += 1) {
    const usage = await openCall(deps.db, deps.llm, { ...purpose, attempt, model: order.model, promptId, estimate });
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

const NOTHING: Tokens = { prompt: 0, completion: 0 };

function readResult(result: CallResult, estimate: Tokens) {
  if (result.kind === 'refused') return { outcome: 'refused' as const, used: NOTHING, error: null, answer: null };
  if (result.kind === 'failed') return { outcome: 'failed' as const, used: result.charged ? null : NOTHING, error: result.error, answer: null };
  const used = {
    prompt: result.promptTokens ?? estimate.prompt,
    completion: result.completionTokens ?? Math.ceil(result.text.length / CHARACTERS_PER_TOKEN),
  };
  const answer = result.isCut ? { error: 'The answer of the model was cut off: it needs more tokens than allowed.' } : readText(result.text);
  if ('error' in answer) return { outcome: 'failed' as const, used, ...answer, answer: null };
  return { outcome: 'answered' as const, used, error: null, ...answer, answer: result.text.replaceAll('\u0000', '').toWellFormed() };
}

function readText(text: string): ReturnType<typeof readAnswer> {
  const json = text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  if (isTooDeep(json)) return { error: 'The answer of the model is nested too deeply.' };
  try {
    return readAnswer(JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? wellFormed(value).replaceAll('\u0000', '') : value)));
  } catch {
    return { error: 'The answer of the model is no JSON.' };
  }
}
