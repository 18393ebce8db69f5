import OpenAI from 'openai';
import type { ForeignReader } from '../foreign-text/foreign-reader';
import { toBody, type ChatOrder } from './chat-body';
import { nextDialect, type Dialect } from './dialect';
import type { DialectMemory } from './dialect-memory';
import { limitedFetch } from './limited-fetch';
import type { LlmSettings } from './llm-settings';
import { modelAddress } from './model-address';
import type { CallResult } from './call-result';
import { broken, NO_ANSWER, readFailure, saidBy } from './model-failure';
import { readableRefusals } from './refusal-body';
import { paidReading } from './paid-reading';

export type ModelServer = ReturnType<typeof modelServer>;

/** Far above any answer, with its reasoning. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Between two pieces of an answer that has begun; before it a model may take all of its time. */
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
  const { baseURL, query, headers } = modelAddress(llm.baseUrl, llm.apiKey);
  const client = new OpenAI({
    baseURL,
    apiKey: llm.apiKey ?? 'none',
    defaultQuery: query,
    defaultHeaders: headers,
    maxRetries: 0,
    timeout: llm.timeoutMs,
    fetch: readableRefusals(limitedFetch(MAX_ANSWER_BYTES, SILENCE_MS)),
    logLevel: 'off',
    organization: null,
    project: null,
  });

  async function ask(order: ChatOrder, dialect: Dialect, signal: AbortSignal): Promise<[string, boolean]> {
    const response = await client.chat.completions
      .create(toBody(order, schema, dialect), {
        signal,
        idempotencyKey: `${order.idempotencyKey}-${formOf(dialect)}`,
      })
      .asResponse();
    return [await response.text(), isStream(response)];
  }

  return {
    /** Never throws. After `refused`, call again. @param signal ends the call */
    async call(order: ChatOrder, signal?: AbortSignal): Promise<CallResult> {
      const dialect = await memory.read(order.model);
      const late = AbortSignal.timeout(llm.timeoutMs);
      try {
        const body = await ask(order, dialect, signal ? AbortSignal.any([late, signal]) : late);
        const said = await paidReading(() => reader.read('readBody', ...body));
        return 'error' in said ? broken(said.error) : { kind: 'answered', ...said };
      } catch (error) {
        if (late.aborted) return broken(NO_ANSWER);
        const failure = readFailure(error, llm.apiKey);
        const next =
          failure.status === null
            ? null
            : nextDialect(dialect, { status: failure.status, said: saidBy(error) });
        if (next === null) return failure;
        await memory.write(order.model, next);
        return { kind: 'refused', reason: failure.error };
      }
    },

    /** The models that the server offers, by their names; null where it does not list them. */
    async models(): Promise<string[] | null> {
      try {
        const page = await client.models.list({ timeout: Math.min(llm.timeoutMs, 10_000) });
        return page.data.map(({ id }) => String(id)).slice(0, 500);
      } catch {
        return null;
      }
    },
  };
}

/** Servers that know idempotency keys take another form of the same call for another call. */
const formOf = (dialect: Dialect): string => Object.values(dialect).map(String).join('-');

const isStream = (response: Response): boolean =>
  (response.headers.get('content-type') ?? '').includes('text/event-stream');
