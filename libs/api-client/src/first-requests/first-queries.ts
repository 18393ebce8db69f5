import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api';
import { firstQueries, keepFirstQueries, noteDrawnQueries } from './first-requests';

/** By then the page has been drawn, and the store knows which answers are shown. */
const DRAWN_MS = 4_000;

type State = Record<typeof api.reducerPath, { readonly subscriptions: object }>;
type Ask = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;

interface Store {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly getState: () => State;
}

interface QueryEndpoint {
  readonly initiate: (args: unknown, options: { readonly subscribe: boolean }) => Ask;
}

/**
 * Asks what the page of this address asked first at its last visit and its first drawing shows, so that those answers are
 * in the store before it is drawn: drawn without them it would be drawn again for each. To be called when the page's code
 * has been loaded. Those that the page does not make any more are forgotten.
 * @returns when all were answered, also by a failure; it never rejects
 */
export async function askFirstQueries(store: Store): Promise<void> {
  const asked = ask(store, firstQueries().drawn);
  setTimeout(() => {
    const { subscriptions } = store.getState()[api.reducerPath];
    keepFirstQueries((key) => key in subscriptions);
  }, DRAWN_MS);
  await asked;
}

/**
 * Asks the others, once the page is drawn for the first time, and notes which ones that drawing shows.
 * @returns when all were answered, also by a failure; it never rejects
 */
export async function askRestOfFirstQueries(store: Store): Promise<void> {
  const { rest } = firstQueries();
  noteDrawnQueries(shownQueries(store));
  await ask(store, rest);
}

/** The keys of the queries whose answers a component shows now; the state itself learns them half a second later. */
function shownQueries({ dispatch }: Store): readonly string[] {
  const selectors: object = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  if (!hasSubscriptions(selectors)) return [];
  return [...selectors.getSubscriptions()].flatMap(([key, { size }]) => (size > 0 ? [key] : []));
}

function hasSubscriptions(
  selectors: object,
): selectors is { getSubscriptions: () => ReadonlyMap<string, ReadonlyMap<string, unknown>> } {
  return 'getSubscriptions' in selectors && typeof selectors.getSubscriptions === 'function';
}

async function ask({ dispatch }: Store, keys: readonly string[]): Promise<void> {
  const endpoints = new Map<string, unknown>(Object.entries(api.endpoints));
  await Promise.allSettled(
    keys.flatMap((key) => {
      const query = askOf(key, endpoints);
      return query ? [dispatch(query)] : [];
    }),
  );
}

/** `name({"page":1})`, as the store writes its keys. */
const KEY = /^(\w+)\((.*)\)$/s;

function askOf(key: string, endpoints: ReadonlyMap<string, unknown>): Ask | null {
  const [, name = '', args = ''] = KEY.exec(key) ?? [];
  const endpoint = endpoints.get(name);
  if (!isQuery(endpoint)) return null;
  try {
    return endpoint.initiate(args === 'undefined' ? undefined : JSON.parse(args), { subscribe: false });
  } catch {
    return null; // not of this version
  }
}

/** A query, and not a change, whatever was stored. */
function isQuery(endpoint: unknown): endpoint is QueryEndpoint {
  return typeof endpoint === 'object' && endpoint !== null && 'useQueryState' in endpoint;
}
