import type { Db } from '../../platform/db/open-database';
import type { Extraction, Extractor } from '@vaglio/article-extractor';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { unavailable } from '../../platform/http/errors/errors';
import { toQuestion, type PromptUsed } from './article-message';
import { isOfSettings, type FailureCause } from './failure-cause';
import type { LlmSettings } from '../../platform/config/llm-settings';
import {
  closeCall,
  costOf,
  findPaidAnswer,
  ModelUnavailable,
  openCall,
  type CallPurpose,
  type Tokens,
} from './llm-usage';
import type { ChatOrder } from './chat-body';
import { ConversationFailed, converse, type CallLog } from './converse';
import type { ModelServer } from './model-server';
import { paidReading } from './paid-reading';

export type ModelDeps = {
  db: Db;
  llm: LlmSettings;
  server: ModelServer;
  reader: Pick<ForeignReader, 'read'>;
  /** Waits for a number of milliseconds. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Returns unpredictable text. */
  random: () => string;
};

/** Seconds until the next attempt if a person must change a setting first. */
const SETTINGS_SECONDS = 60;

/** Error for an article whose extraction failed, with the tokens used. */
export class ExtractionFailed extends Error {
  constructor(
    text: string,
    readonly failureCause: FailureCause,
    readonly used: Tokens,
    readonly cost: number,
  ) {
    super(text);
  }
}

/**
 * Creates an extractor that uses a language model, for one article. Each request is recorded before it is sent. A paid
 * response from before a crash is used again. A failure that affects every article (a rejected key, a missing server)
 * makes the model unavailable and does not count as a failure of the article.
 * @param purpose purpose that is recorded with each request
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
        purpose.epoch === null || purpose.articleId === null
          ? undefined
          : await findPaidAnswer(deps.db, purpose.articleId, prompt.id, model);
      const read = paid && (await paidReading(() => deps.reader.read('readModelText', paid.answer)));
      if (paid && read && 'startups' in read) return toExtraction(deps, read.startups, paid.used);
      const log = usageLog(deps, { ...purpose, model, promptId: prompt.id });
      const mayGrow = prompt.max_output_tokens === null;
      const { startups, used } = await converse({ ...deps, log }, order, mayGrow, signal).catch(
        (error: unknown) => {
          if (!(error instanceof ConversationFailed)) throw error;
          const { message, failureCause, used } = error;
          if (isOfSettings(failureCause)) throw new ModelUnavailable(unavailable(message, SETTINGS_SECONDS));
          throw new ExtractionFailed(message, failureCause, used, costOf(deps.llm, used));
        },
      );
      return toExtraction(deps, startups, used);
    },
  };
}

/** Records each model request. A dry run has no claim that could be interrupted, so its responses are not stored. */
function usageLog({ db, llm }: ModelDeps, call: CallPurpose & { model: string; promptId: number }): CallLog {
  return async ({ attempt, estimate }) => {
    const usage = await openCall(db, llm, { ...call, attempt, estimate });
    return (end) => closeCall(db, llm, usage, call.epoch === null ? { ...end, answer: null } : end);
  };
}

function toExtraction({ llm }: ModelDeps, startups: Extraction['startups'], used: Tokens): Extraction {
  return {
    startups,
    usage: { input_tokens: used.prompt, output_tokens: used.completion, cost: costOf(llm, used) },
  };
}
