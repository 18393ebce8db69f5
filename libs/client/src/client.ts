import { errorOf, VaglioError } from './api-error';
import { ROUTES, type Calls } from './calls.gen';
import { checkOptions } from './check-options';
import type { Given } from './request-of';
import { send, type ClientOptions } from './send';

/** None where a call takes nothing, optional where it needs nothing. */
type Needed<Arg> = [Arg] extends [void] ? [] : object extends Arg ? [arg?: Arg] : [arg: Arg];

/** Calls whose answers are pages of a list. */
export type ListName = {
  [Name in keyof Calls]: Calls[Name] extends {
    arg: { page?: number; pageSize?: unknown };
    answer: { items: readonly unknown[]; total: number };
  }
    ? Name
    : never;
}[keyof Calls];

/** What a list is asked but for its pages: of each list by itself, so that a name known only later takes what any of them takes. */
type AskedOf<Name extends ListName> = Name extends ListName
  ? Omit<Calls[Name]['arg'], 'page' | 'limit' | 'offset'>
  : never;

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
    ...arg: Needed<Calls[Name]['arg']>
  ) => Promise<Calls[Name]['answer']>;
  /** Every row of a list, page by page. A row that others add or remove meanwhile may be missed or come twice. */
  readonly each: <Name extends ListName>(
    name: Name,
    ...arg: Needed<AskedOf<Name>>
  ) => AsyncGenerator<RowOf<Name>, void, undefined>;
}

/** Of a list that allows so many. */
const PAGE_SIZE = 200;

/**
 * A client of one installation. A POST carries an Idempotency-Key where the call reads one, so that repeating it is harmless.
 * @throws Error for an address or a token with which no call can be made
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

/** @throws VaglioError for what is no JSON, such as the page of a proxy */
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
