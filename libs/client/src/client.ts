import { errorOf } from './api-error';
import { ROUTES, type Calls, type Route } from './calls.gen';
import { waitBefore } from './repetition';
import { requestOf, type Given } from './request-of';

export interface ClientOptions {
  /** Of the installation, such as https://vaglio.example, with its path if it has one. */
  readonly address: string;
  /** `vgl_…`: of a person (Profile) or a service account (Settings). */
  readonly token: string;
  /** How often a call is repeated; 3 unless said otherwise. */
  readonly retries?: number;
  /** How long one attempt may take; a minute unless said otherwise. */
  readonly timeoutMs?: number;
  /** What replaces the network and the clock in a test. */
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** The argument of a call: none where it takes none, optional where it needs nothing. */
type ArgOf<Name extends keyof Calls> = Calls[Name]['arg'] extends void
  ? []
  : object extends Calls[Name]['arg']
    ? [arg?: Calls[Name]['arg']]
    : [arg: Calls[Name]['arg']];

/** Calls whose answers are pages of a list. */
export type ListName = {
  [Name in keyof Calls]: Calls[Name] extends {
    arg: { page?: number; pageSize?: unknown };
    answer: { items: readonly unknown[]; total: number };
  }
    ? Name
    : never;
}[keyof Calls];

type RowOf<Name extends ListName> = Calls[Name]['answer'] extends { items: readonly (infer Row)[] }
  ? Row
  : never;

export interface VaglioClient {
  /**
   * Makes a call by its name in the reference (`/docs` of the installation).
   * @throws VaglioError when the server refuses it; what `fetch` throws when no server answers
   */
  readonly call: <Name extends keyof Calls>(
    name: Name,
    ...arg: ArgOf<Name>
  ) => Promise<Calls[Name]['answer']>;
  /** Every row of a list, page by page. A row that others add or remove meanwhile may be missed or come twice. */
  readonly each: <Name extends ListName>(
    name: Name,
    arg?: Omit<Calls[Name]['arg'], 'page' | 'limit' | 'offset'>,
  ) => AsyncGenerator<RowOf<Name>, void, undefined>;
}

/** Of a list that allows so many. */
const PAGE_SIZE = 200;

/** A client of one installation. A POST carries an Idempotency-Key where the call reads one, so that repeating it is harmless. */
export function createClient(options: ClientOptions): VaglioClient {
  const call = async (name: keyof Calls, given: Given = {}): Promise<unknown> => {
    const route = ROUTES[name];
    const answer = await send(options, route, given);
    if (!answer.ok) throw await errorOf(answer);
    if (route.isFile) return answer;
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  async function* each(name: ListName, given: Given = {}): AsyncGenerator<unknown, void, undefined> {
    const pageSize = given['pageSize'] ?? Math.min(PAGE_SIZE, ROUTES[name].largestPage ?? PAGE_SIZE);
    for (let page = 1, seen = 0; ; page += 1) {
      const { items, total } = readPage(await call(name, { ...given, pageSize, page }));
      yield* items;
      seen += items.length;
      if (items.length === 0 || seen >= total) return;
    }
  }
  return { call, each } as VaglioClient;
}

/** One request, and its repetitions; each has the same key. */
async function send(options: ClientOptions, route: Route, given: Given): Promise<Response> {
  const { address, token, retries = 3, timeoutMs = 60_000, sleep = sleepFor } = options;
  const ask = options.fetch ?? fetch;
  const { url, init } = requestOf(address, route, given);
  const headers = {
    ...init.headers,
    authorization: `Bearer ${token}`,
    ...(route.hasKey && { 'idempotency-key': crypto.randomUUID() }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect would be to another installation than the one that the token is for.
    const outcome = await ask(url, { ...init, headers, signal, redirect: 'error' }).catch(
      (failure: unknown) => ({ failure }),
    );
    const answer = 'failure' in outcome ? null : outcome;
    const wait = attempt > retries ? null : waitBefore(route, answer, attempt);
    if (wait === null) {
      if ('failure' in outcome) throw outcome.failure;
      return outcome;
    }
    await answer?.body?.cancel();
    await sleep(wait);
  }
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function readPage(answer: unknown): { items: readonly unknown[]; total: number } {
  if (typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer)
    if (Array.isArray(answer.items) && typeof answer.total === 'number')
      return { items: answer.items, total: answer.total };
  throw new Error('This call does not answer pages of a list.');
}
