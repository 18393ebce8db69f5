import type { Extraction } from '@vaglio/article-extractor';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { storable } from '../../platform/text/well-formed';
import type { ChatOrder } from './chat-body';
import { begin, MAX_TOKENS, turnOf } from './conversation';
import type { FailureCause } from './failure-cause';
import type { CallEnd, Tokens } from './llm-usage';
import type { ModelServer } from './model-server';
import { estimateOf, usedBy, usedWithoutAnswer } from './read-result';
import { turnAfter } from './turn-after';

/**
 * Log of model requests, called before each request with its estimated tokens. The returned function records the
 * result.
 */
export type CallLog = (call: {
  attempt: number;
  estimate: Tokens;
}) => Promise<(end: CallEnd) => Promise<void>>;

export interface ConversationDeps {
  readonly server: ModelServer;
  readonly reader: Pick<ForeignReader, 'read'>;
  /** Waits for a number of milliseconds. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly log: CallLog;
}

/** Error for a conversation without a usable response, with the reason and the tokens used. */
export class ConversationFailed extends Error {
  constructor(
    text: string,
    readonly failureCause: FailureCause,
    readonly used: Tokens,
  ) {
    super(text);
  }
}

const ATTEMPTS = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
/**
 * Maximum number of requests in a conversation, including rejected forms, a repair, the pages of a long list, and
 * single startups.
 */
const MAX_CALLS = 80;
const NOTHING: Tokens = { prompt: 0, completion: 0 };

/**
 * Sends requests to a model until its response is complete. `nextTurn` decides on each next request. A failed request
 * is retried once if the server was busy or unreachable, but never if the server may charge for it.
 * @param mayGrow true if the conversation may use more output tokens than the order specifies
 * @throws ConversationFailed with the reason for people
 */
export async function converse(
  { server, reader, sleep, log }: ConversationDeps,
  order: ChatOrder,
  mayGrow: boolean,
  signal?: AbortSignal,
): Promise<{ startups: Extraction['startups']; used: Tokens }> {
  let talk = begin(order);
  let used = NOTHING;
  let tries = 1;
  for (let attempt = 1; attempt <= MAX_CALLS; attempt += 1) {
    const estimate = estimateOf(talk.order);
    const close = await log({ attempt, estimate });
    const idempotencyKey = `${order.idempotencyKey}-${turnOf(talk)}`;
    const result = await server.call({ ...talk.order, idempotencyKey }, signal);
    if (result.kind === 'refused') {
      await close({ outcome: 'refused', used: NOTHING, error: result.reason, answer: null });
      continue;
    }
    if (result.kind === 'failed') {
      const spent = usedWithoutAnswer(result);
      await close({ outcome: 'failed', used: spent, error: result.error, answer: null });
      used = sum(used, spent ?? estimate);
      if (!result.mayRetry || tries === ATTEMPTS)
        throw new ConversationFailed(result.error, result.cause, used);
      tries += 1;
      await sleep(Math.min(result.retryAfterMs ?? FIRST_WAIT_MS, LONGEST_WAIT_MS), signal);
      continue;
    }
    const spent = usedBy(result, estimate);
    used = sum(used, spent);
    const mostTokens = mayGrow ? (result.outputLimit ?? MAX_TOKENS) : order.maxTokens;
    const next = await turnAfter(reader, talk, result, mostTokens);
    if ('end' in next) {
      await close({ outcome: 'answered', used: spent, error: null, answer: storable(next.end) });
      return { startups: next.startups, used };
    }
    const fault = 'error' in next ? next.error : next.fault;
    await close({ outcome: fault === null ? 'answered' : 'failed', used: spent, error: fault, answer: null });
    if ('error' in next) throw new ConversationFailed(next.error, next.cause, used);
    talk = next.ask;
    tries = 1;
  }
  throw new ConversationFailed('The model server refused every form of the request.', 'request', used);
}

const sum = (a: Tokens, b: Tokens): Tokens => ({
  prompt: a.prompt + b.prompt,
  completion: a.completion + b.completion,
});
