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

/** Far above any answer of the usual length, with its reasoning. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** A token that is streamed comes in an event with the fields around it. */
const BYTES_PER_TOKEN = 512;
/** Between two events of an answer whose tokens have begun; before them a model may take all of its time. */
const SILENCE_MS = 120_000;

/**
 * Calls of one OpenAI-compatible server, one at a time, each made once: who calls decides about another one. The
 * answer is requested in the shape of `schema`. What a server refuses of a request's form is left out from then on,
 * by the model, and remembered. What it answers is foreign text, read in a thread.
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
    /** Name and port of the server, for people. */
    host: address.host,

    /** Never throws. After `refused`, call again. @param signal ends the call */
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

    /** The models that the server offers, by their names, or why they are not known. */
    models: (): Promise<OfferedModels> => listModels({ open, fetching }, address, asked),
  };
}

/** Loaded with the first call. */
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

/** Servers that know idempotency keys take another form of the same call for another call. */
const formOf = ({ window, ...dialect }: Dialect): string =>
  [...Object.values(dialect), window?.charactersPerToken ?? ''].map(String).join('-');

const isStream = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/event-stream');
