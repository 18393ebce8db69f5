import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { limitedFetch, TooLargeAnswer } from './limited-fetch';
import type { LlmSettings } from './llm-settings';

export type ChatOrder = {
  model: string;
  system: string;
  user: string;
  temperature: number;
  topP: number;
  maxTokens: number;
  /** Equal for two calls of which only one may be charged, for servers that know it. */
  idempotencyKey: string;
};

/** What came of one call; `charged` is whether the server may have worked on it. */
export type CallResult =
  | {
      kind: 'answered';
      text: string;
      promptTokens: number | null;
      completionTokens: number | null;
      isCut: boolean;
    }
  | { kind: 'refused' }
  | { kind: 'failed'; error: string; mayRetry: boolean; charged: boolean; retryAfterMs: number | null };

export type ModelServer = ReturnType<typeof modelServer>;

/** Far above any answer of 4,096 tokens. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_ERROR_LENGTH = 200;

/**
 * Calls of one OpenAI-compatible server, one at a time, each made once: who calls decides about another one. The
 * answer is requested in the shape of `schema`; from a server that refuses schemas JSON is requested from then on.
 */
export function modelServer(llm: LlmSettings, schema: object) {
  const client = new OpenAI({
    baseURL: llm.baseUrl,
    apiKey: llm.apiKey ?? 'none',
    maxRetries: 0,
    timeout: llm.timeoutMs,
    fetch: limitedFetch(MAX_ANSWER_BYTES),
    logLevel: 'off',
    organization: null,
    project: null,
  });
  const withoutSchemas = new Set<string>();
  return {
    /** Never throws. `refused` costs nothing: call again. @param signal ends the call */
    async call(order: ChatOrder, signal?: AbortSignal): Promise<CallResult> {
      const sendsSchema = !withoutSchemas.has(order.model);
      const result = await client.chat.completions
        .create(toBody(order, schema, sendsSchema), {
          signal,
          idempotencyKey: `${order.idempotencyKey}-${sendsSchema ? 'schema' : 'json'}`,
        })
        .then(readCompletion, (error: unknown) => readFailure(error, llm.apiKey));
      if (result.kind !== 'failed' || !isRefusal(result)) return result;
      if (!sendsSchema) {
        withoutSchemas.delete(order.model); // it was not the schema that it refused
        return result;
      }
      withoutSchemas.add(order.model);
      return { kind: 'refused' };
    },
  };
}

function toBody(
  { model, system, user, temperature, topP, maxTokens }: ChatOrder,
  schema: object,
  sendsSchema: boolean,
): ChatCompletionCreateParamsNonStreaming {
  const instructions = sendsSchema
    ? system
    : `${system}\n\nAnswer with one JSON object of this JSON schema, and nothing else:\n${JSON.stringify(schema)}`;
  return {
    model,
    temperature,
    top_p: topP,
    max_tokens: maxTokens,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: user },
    ],
    response_format: sendsSchema
      ? { type: 'json_schema', json_schema: { name: 'startups', strict: true, schema: { ...schema } } }
      : { type: 'json_object' },
  };
}

/** Servers of many makes answer: nothing of it is certain. */
function readCompletion(completion: Partial<ChatCompletion> | string): CallResult {
  const [choice] =
    typeof completion === 'object' && Array.isArray(completion.choices) ? completion.choices : [];
  const text = choice?.message?.content;
  if (typeof completion === 'string' || typeof text !== 'string')
    return broken('The model server answered something else than a chat completion.');
  return {
    kind: 'answered',
    text,
    isCut: choice?.finish_reason === 'length',
    promptTokens: toCount(completion.usage?.prompt_tokens),
    completionTokens: toCount(completion.usage?.completion_tokens),
  };
}

function toCount(tokens: unknown): number | null {
  return typeof tokens === 'number' && Number.isSafeInteger(tokens) && tokens >= 0 && tokens < 1e8
    ? tokens
    : null;
}

const broken = (error: string): CallResult => ({
  kind: 'failed',
  error,
  mayRetry: false,
  charged: true,
  retryAfterMs: null,
});

function readFailure(error: unknown, apiKey: string | undefined): CallResult {
  if (isCausedBy(error, TooLargeAnswer)) return broken('The answer of the model is too large.');
  if (error instanceof APIUserAbortError) return broken('The call was given up.');
  if (error instanceof APIConnectionError)
    return isCausedByRefusal(error)
      ? {
          kind: 'failed',
          error: 'The model server cannot be reached.',
          mayRetry: true,
          charged: false,
          retryAfterMs: null,
        }
      : broken('The model did not answer in time, or the connection was lost.');
  if (!(error instanceof APIError) || typeof error.status !== 'number')
    return broken('The answer of the model server cannot be read.');
  const { status } = error;
  const mayRetry = status === 429 || status >= 500;
  // A message about a key may hold parts of it.
  const detail =
    status === 401 || status === 403 || mayRetry
      ? ''
      : `: ${hide(error.message, apiKey).slice(0, MAX_ERROR_LENGTH)}`;
  return {
    kind: 'failed',
    error: `The model server answered ${status}${detail}`,
    mayRetry,
    charged: false,
    retryAfterMs: readRetryAfter(error.headers),
  };
}

const isRefusal = ({ error }: { error: string }) => /answered (400|404|415|422|501)/.test(error);

function isCausedBy(error: unknown, kind: typeof TooLargeAnswer): boolean {
  return (
    error instanceof kind ||
    (error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, kind))
  );
}

/** Whether no request can have arrived. */
function isCausedByRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return (
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code) ||
    isCausedByRefusal(error.cause) ||
    (error instanceof AggregateError && error.errors.some(isCausedByRefusal))
  );
}

function readRetryAfter(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

function hide(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, '…') : text;
}
