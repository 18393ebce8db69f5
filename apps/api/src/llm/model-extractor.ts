import type { Db } from '../db/open-database';
import type { Extraction, Extractor } from '../extraction/extractor';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { toQuestion, type PromptUsed } from './article-message';
import type { LlmSettings } from './llm-settings';
import {
  closeCall,
  costOf,
  findPaidAnswer,
  openCall,
  type CallEnd,
  type CallPurpose,
  type Tokens,
} from './llm-usage';
import type { ChatOrder } from './chat-body';
import { begin, turnOf } from './conversation';
import { turnAfter } from './turn-after';
import type { ModelServer } from './model-server';
import { paidReading } from './paid-reading';
import { estimateOf, storable, usedBy, usedWithoutAnswer } from './read-result';

export type ModelDeps = {
  db: Db;
  llm: LlmSettings;
  server: ModelServer;
  reader: Pick<ForeignReader, 'read'>;
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
/** Forms that a server refuses, a repair, and the pages of a long list. */
const MAX_CALLS = 24;
const NOTHING: Tokens = { prompt: 0, completion: 0 };

/**
 * An extractor that calls a model, for one article. A call that failed is made again once, if the server was busy or
 * could not be reached; never if it may have been charged. Each call has its row of usage before it is made.
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
      const read = paid && (await paidReading(() => deps.reader.read('readModelText', paid.answer)));
      return paid && read && 'startups' in read
        ? toExtraction(deps, read.startups, paid.used)
        : askModel(
            deps,
            order,
            { promptId: prompt.id, mayGrow: prompt.max_output_tokens === null },
            purpose,
            signal,
          );
    },
  };
}

function toExtraction({ llm }: ModelDeps, startups: Extraction['startups'], used: Tokens): Extraction {
  return {
    startups,
    usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
  };
}

/**
 * Asks until the answer is whole: each call has its row of usage. What is asked again is decided by `nextTurn`; a call
 * that failed before any work is made once more.
 */
async function askModel(
  deps: ModelDeps,
  order: ChatOrder,
  { promptId, mayGrow }: { promptId: number; mayGrow: boolean },
  purpose: CallPurpose,
  signal?: AbortSignal,
): Promise<Extraction> {
  let talk = begin(order);
  let used: Tokens = NOTHING;
  let tries = 1;
  for (let attempt = 1; attempt <= MAX_CALLS; attempt += 1) {
    const estimate = estimateOf(talk.order);
    const usage = await openCall(deps.db, deps.llm, {
      ...purpose,
      attempt,
      model: order.model,
      promptId,
      estimate,
    });
    const result = await deps.server.call(
      { ...talk.order, idempotencyKey: `${order.idempotencyKey}-${turnOf(talk)}` },
      signal,
    );
    const close = (end: CallEnd) => closeCall(deps.db, deps.llm, usage, end);
    if (result.kind === 'refused') {
      await close({ outcome: 'refused', used: NOTHING, error: null, answer: null });
      continue;
    }
    if (result.kind === 'failed') {
      const spent = usedWithoutAnswer(result);
      await close({ outcome: 'failed', used: spent, error: result.error, answer: null });
      used = sum(used, spent ?? estimate);
      if (!result.mayRetry || tries === ATTEMPTS) throw failed(deps, result.error, used);
      tries += 1;
      await deps.sleep(Math.min(result.retryAfterMs ?? FIRST_WAIT_MS, LONGEST_WAIT_MS), signal);
      continue;
    }
    const spent = usedBy(result, estimate);
    used = sum(used, spent);
    const next = await turnAfter(deps.reader, talk, result, mayGrow);
    if ('end' in next) {
      // A dry run has no claim that could end before its time.
      const answer = purpose.epoch === null ? null : storable(next.end);
      await close({ outcome: 'answered', used: spent, error: null, answer });
      return toExtraction(deps, next.startups, used);
    }
    const fault = 'error' in next ? next.error : next.fault;
    await close({ outcome: fault === null ? 'answered' : 'failed', used: spent, error: fault, answer: null });
    if ('error' in next) throw failed(deps, next.error, used);
    talk = next.ask;
  }
  throw failed(deps, 'The model server refused every form of the request.', used);
}

const failed = ({ llm }: ModelDeps, error: string, used: Tokens): ExtractionFailed =>
  new ExtractionFailed(error, used, costOf(llm, used));

const sum = (a: Tokens, b: Tokens): Tokens => ({
  prompt: a.prompt + b.prompt,
  completion: a.completion + b.completion,
});
