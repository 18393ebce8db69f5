import type OpenAI from 'openai';
import { isTooDeep } from '../../platform/http/validation/json-depth';
import { timeLimit } from '../../platform/util/time-limit';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';
import type { ModelAddress } from './model-address';
import { late, readFailure, type Asked } from './model-failure';
import { readableRefusals } from './refusal-body';

/** Names of the models that a server offers, or the reason why they are unknown. */
export type OfferedModels = { names: string[] } | { error: string };

const MAX_LIST_BYTES = 2 * 1024 * 1024;
const MAX_NAMES = 500;
const MAX_NAME_LENGTH = 200;
const PATIENCE_MS = 10_000;

/** Client of a model server. */
type Client = { open: () => Promise<OpenAI>; fetching: typeof fetch };

/** Requests the list of models from a server, or of deployments from Azure. Never throws. */
export async function listModels(
  client: Client,
  address: ModelAddress,
  asked: Asked,
): Promise<OfferedModels> {
  let last: OfferedModels = { error: 'The model server does not list its models.' };
  for (const { path, query } of address.lists) {
    const found = await oneList(client, path, query, asked);
    if ('names' in found) return found;
    last = found;
  }
  return last;
}

async function oneList(
  { open, fetching }: Client,
  path: string,
  query: Record<string, string>,
  asked: Asked,
): Promise<OfferedModels> {
  const patience = Math.min(asked.timeoutMs, PATIENCE_MS);
  const end = timeLimit(patience);
  try {
    const answer = await (
      await open()
    )
      .withOptions({
        fetch: readableRefusals(limitedFetch(MAX_LIST_BYTES, patience, fetching)),
        defaultQuery: {},
        timeout: patience,
      })
      .get(path, { query, signal: end })
      .asResponse();
    return namesIn(await answer.text());
  } catch (error) {
    const failure = end.aborted ? late(patience) : readFailure(error, { ...asked, timeoutMs: patience });
    return {
      error: failure.cause === 'model' ? 'The model server does not list its models.' : failure.error,
    };
  }
}

/** Parses the list of models in the formats of all servers: `data` with `id`, `models` with `name`, or a plain list. */
function namesIn(body: string): OfferedModels {
  const list = isTooDeep(body) ? undefined : listIn(parsed(body));
  if (list === undefined) return { error: 'The list of models cannot be read.' };
  const names = list.flatMap(nameOf).slice(0, MAX_NAMES);
  return { names: [...new Set(names)].sort((a, b) => a.localeCompare(b)) };
}

function listIn(body: unknown): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return undefined;
  const list: unknown = Reflect.get(body, 'data') ?? Reflect.get(body, 'models');
  return Array.isArray(list) ? list : undefined;
}

function nameOf(entry: unknown): string[] {
  if (typeof entry === 'string') return shown(entry);
  if (typeof entry !== 'object' || entry === null) return [];
  const name: unknown = Reflect.get(entry, 'id') ?? Reflect.get(entry, 'name');
  return typeof name === 'string' ? shown(name) : [];
}

const shown = (name: string): string[] =>
  /^[^\p{C}]+$/u.test(name) && name.length <= MAX_NAME_LENGTH ? [name] : [];

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
