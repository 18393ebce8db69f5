import { errorOf, VaglioError } from './api-error';
import { ROUTES, type Calls } from './calls.gen';
import { checkOptions } from './check-options';
import type { Given } from './request-of';
import { send, type ClientOptions } from './send';

/**
 * Argument of a call. It is omitted if the call has no parameters, and optional if the call has no required parameters.
 */
type Needed<Arg> = [Arg] extends [void] ? [] : object extends Arg ? [arg?: Arg] : [arg: Arg];

/** Names of the calls that return pages of a list. */
export type ListName = {
  [Name in keyof Calls]: Calls[Name] extends {
    arg: { page?: number; pageSize?: unknown };
    answer: { items: readonly unknown[]; total: number };
  }
    ? Name
    : never;
}[keyof Calls];

/**
 * Parameters of a list call without the paging parameters. The type distributes over a union of names, so that a name
 * known only at run time accepts the parameters of each list.
 */
type AskedOf<Name extends ListName> = Name extends ListName
  ? Omit<Calls[Name]['arg'], 'page' | 'limit' | 'offset'>
  : never;

type RowOf<Name extends ListName> = Calls[Name]['answer'] extends { items: readonly (infer Row)[] }
  ? Row
  : never;

export interface VaglioClient {
  /**
   * Makes a call by its name in the API reference (`/docs` of the installation).
   * @throws VaglioError if the server refuses the call; the error of `fetch` if no server responds
   */
  readonly call: <Name extends keyof Calls>(
    name: Name,
    ...arg: Needed<Calls[Name]['arg']>
  ) => Promise<Calls[Name]['answer']>;
  /**
   * Iterates over all rows of a list, page by page. A row that other users add or remove during the iteration may be
   * missing or appear twice.
   */
  readonly each: <Name extends ListName>(
    name: Name,
    ...arg: Needed<AskedOf<Name>>
  ) => AsyncGenerator<RowOf<Name>, void, undefined>;
}

/** Default page size. Lists with a smaller maximum use their maximum. */
const PAGE_SIZE = 200;

/**
 * Creates a client for an installation. If a POST call supports Idempotency-Key, the client sends one, so that
 * repeating the call is harmless.
 * @throws Error if no call is possible with the address or the token
 */
export function createClient(options: ClientOptions): VaglioClient {
  checkOptions(options);
  const call = async (name: keyof Calls, given: Given = {}): Promise<unknown> => {
    const { answer, text } = await send(options, ROUTES[name], given);
    if (!answer.ok) throw errorOf(answer, text ?? '');
    return text === null ? answer : readJson(answer, text);
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

/**
 * Parses the JSON body of a response.
 * @throws VaglioError if the body is not JSON, such as the HTML page of a proxy
 */
function readJson(answer: Response, text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    const requestId = answer.headers.get('x-request-id');
    throw new VaglioError('The address does not answer as Vaglio does.', answer.status, requestId, undefined);
  }
}

function readPage(answer: unknown): { items: readonly unknown[]; total: number } {
  if (typeof answer === 'object' && answer !== null && 'items' in answer && 'total' in answer)
    if (Array.isArray(answer.items) && typeof answer.total === 'number')
      return { items: answer.items, total: answer.total };
  throw new Error('This call does not answer pages of a list.');
}
