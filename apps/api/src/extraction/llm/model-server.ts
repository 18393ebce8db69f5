import type OpenAI from 'openai';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import { timeLimit } from '../../platform/util/time-limit';
import type { CallResult } from './call-result';
import { toBody, type ChatOrder } from './chat-body';
import { charactersOf } from './context-window';
import { nextDialect } from './dialect';
import type { Dialect } from '../../platform/db/schema/model-dialects.table';
import type { DialectMemory } from './dialect-memory';
import { guardedFetch } from '../../platform/outbound-http/guarded-fetch';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';
import { listModels, type OfferedModels } from './list-models';
import type { LlmSettings } from '../../platform/config/llm-settings';
import { modelAddress, type ModelAddress } from './model-address';
import { broken, late, readFailure, saidBy, withoutKey } from './model-failure';
import { paidReading } from './paid-reading';
import { callTo, traced } from '../../platform/observability/tracing/trace-scope';
import { readableRefusals } from './refusal-body';

export type ModelServer = ReturnType<typeof modelServer>;

/** Maximum size in bytes of a response of usual length, including reasoning. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Maximum size in bytes of a streamed token, including the JSON around it. */
const BYTES_PER_TOKEN = 512;
/**
 * Maximum pause within a response after its first token, in milliseconds. Before the first token, only the request
 * timeout applies.
 */
const SILENCE_MS = 120_000;

/**
 * Creates functions that send single requests to an OpenAI-compatible server. The caller decides about retries.
 * Responses are requested in the format of `schema`. If the server rejects properties for a model, later requests omit
 * them. Responses are external text, so they are parsed in a thread.
 */
export function modelServer(
  llm: LlmSettings,
  schema: object,
  { memory, reader }: { memory: DialectMemory; reader: Pick<ForeignReader, 'read'> },
) {
  const address = modelAddress(llm.baseUrl, llm.apiKey);
  const asked = { host: address.host, apiKey: llm.apiKey, timeoutMs: llm.timeoutMs, now: Date.now };
  const fetching = llm.privateHosts === undefined ? fetch : guardedFetch(llm.privateHosts);
  let client: OpenAI | null = null;
  const open = async () => (client ??= await openClient(llm, address));

  async function ask(order: ChatOrder, dialect: Dialect, signal: AbortSignal): Promise<[string, boolean]> {
    const call = callTo('model', llm.baseUrl);
    const attributes = { ...call.attributes, 'gen_ai.request.model': order.model };
    return traced({ ...call, attributes }, (trace) => send(order, dialect, signal, trace));
  }

  async function send(
    order: ChatOrder,
    dialect: Dialect,
    signal: AbortSignal,
    trace: Record<string, string>,
  ): Promise<[string, boolean]> {
    const maxBytes = Math.max(MAX_ANSWER_BYTES, order.maxTokens * BYTES_PER_TOKEN);
    const response = await (
      await open()
    )
      .withOptions({ fetch: readableRefusals(limitedFetch(maxBytes, SILENCE_MS, fetching)) })
      .chat.completions.create(toBody(order, schema, dialect), {
        signal,
        headers: trace,
        idempotencyKey: `${order.idempotencyKey}-${formOf(dialect)}`,
      })
      .asResponse();
    return [await response.text(), isStream(response)];
  }

  return {
    /** Name and port of the server, for display. */
    host: address.host,

    /**
     * Sends a request. Never throws. After the result `refused`, the caller repeats the call.
     * @param signal aborts the request
     */
    async call(order: ChatOrder, signal?: AbortSignal): Promise<CallResult> {
      const dialect = await memory.read(order.model);
      const end = timeLimit(llm.timeoutMs);
      try {
        const body = await ask(order, dialect, signal ? AbortSignal.any([end, signal]) : end);
        const said = await paidReading(() => reader.read('readBody', ...body));
        return 'error' in said
          ? broken(withoutKey(said.error, llm.apiKey), 'unreadable')
          : { kind: 'answered', outputLimit: dialect.outputLimit, ...said };
      } catch (error) {
        if (end.aborted) return late(llm.timeoutMs);
        const failure = readFailure(error, asked);
        const next =
          failure.status === null
            ? null
            : nextDialect(dialect, {
                status: failure.status,
                said: saidBy(error),
                characters: charactersOf(toBody(order, schema, dialect).messages),
              });
        if (next === null) return failure;
        await memory.write(order.model, next);
        return { kind: 'refused', reason: failure.error };
      }
    },

    /** Returns the models that the server offers, or the reason why they are unknown. */
    models: (): Promise<OfferedModels> => listModels({ open, fetching }, address, asked),
  };
}

/** Loads the OpenAI client, at the first request. */
async function openClient(llm: LlmSettings, address: ModelAddress): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL: address.baseURL,
    apiKey: llm.apiKey ?? 'none',
    defaultQuery: address.query,
    defaultHeaders: address.headers,
    maxRetries: 0,
    timeout: llm.timeoutMs,
    logLevel: 'off',
    organization: null,
    project: null,
  });
}

/**
 * Returns a suffix for the idempotency key. Servers treat requests with another form as different requests, so each
 * form needs its own key.
 */
const formOf = ({ window, ...dialect }: Dialect): string =>
  [...Object.values(dialect), window?.charactersPerToken ?? ''].map(String).join('-');

const isStream = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/event-stream');
