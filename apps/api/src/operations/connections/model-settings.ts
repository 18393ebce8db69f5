import { ownDialects } from '../../extraction/llm/dialect-memory';
import { openConnection } from '../../extraction/model-connection/open-connection';
import { testConnection } from '../../extraction/model-connection/test-connection';
import { opened, readConnection, toLlm } from '../../platform/config/connections/present-connections';
import type { StoredModel } from '../../platform/db/schema/connections.table';
import type { Deps } from '../../platform/deps';
import { badRequest } from '../../platform/http/errors/errors';
import { checkSecretAddress, hostOf, RefusedAddress } from '../../platform/outbound-http/address-guard';
import { chosenSecret, refuseEnvironment, sealing, shownSecret, type Connection } from './change-connection';
import type { ModelSettingsBody, TypedModelBody } from './connections.schemas';

/** Describes the connection to the language model that administrators set up. */
export function modelConnection({
  keys,
  settings: { llm },
}: Pick<Deps, 'keys' | 'settings'>): Connection<StoredModel, ModelSettingsBody> {
  const environment = llm
    ? ['LLM_BASE_URL', ...(llm.apiKey === undefined ? [] : ['LLM_API_KEY']), 'LLM_MODELS']
    : [];
  return {
    kind: 'model',
    environment,
    actions: { saved: 'model_saved', removed: 'model_removed', undone: 'model_undone' },
    toAnswer: ({ settings, version }, change) => ({
      ...(llm
        ? {
            address: withoutQuery(llm.baseUrl),
            models: llm.models,
            key: { state: llm.apiKey === undefined ? 'none' : 'kept', end: null },
          }
        : {
            address: settings?.address ?? null,
            models: settings?.models ?? [],
            key: shownSecret('model', settings?.key ?? null, keys),
          }),
      environment,
      can_undo: version > 1 && environment.length === 0,
      ...change,
      version,
    }),
    factsOf: ({ address, models }) => ({ address: withoutQuery(address), models }),
    secretOf: ({ key }) => key,
  };
}

/** Removes the query from an address, because some servers expect a key there. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/$/, '');
}

/**
 * Converts submitted language model settings for storage.
 * @param before stored model
 * @throws Refusal 400 for a refused address or one that may contain a secret, or a key that would be sent to another
 *   server
 */
export function toStoredModel(
  { keys, settings }: Pick<Deps, 'keys' | 'settings'>,
  { address: typed, models, key }: TypedModelBody,
  before: StoredModel | null,
): StoredModel {
  const address = typed.trim();
  const url = checkAddress(address, settings.privateModelHosts);
  if ([...url.searchParams.keys()].some((name) => name !== 'api-version'))
    throw badRequest(
      'Only api-version may follow the question mark of the address. Enter a key in its own field.',
    );
  const place = {
    stored: before?.key ?? null,
    isSamePlace: before !== null && hostOf(new URL(before.address)) === hostOf(url),
    what: 'key',
  } as const;
  return {
    address,
    models: [...new Set(models.map((model) => model.trim()))],
    key: chosenSecret(key, place, sealing('model', keys)),
  };
}

/**
 * Sends a test request to the first submitted model without saving the settings. Only the usage is stored.
 * @throws Refusal as toStoredModel; 409 when the environment sets the model; 429 when the daily budget is used up
 */
export async function testTypedModel(deps: Deps, typed: TypedModelBody) {
  refuseEnvironment(modelConnection(deps));
  const { address, models, key } = toStoredModel(deps, typed, await readConnection(deps.db, 'model'));
  const llm = toLlm(address, models, opened('model', key, deps.keys) ?? undefined, deps.settings);
  return testConnection(openConnection(deps, llm, ownDialects()));
}

function checkAddress(address: string, privateHosts: readonly string[]): URL {
  try {
    return checkSecretAddress(address, privateHosts);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    const host = URL.canParse(address) ? hostOf(new URL(address)) : null;
    const way = host === null ? '' : ` The operator of the server can allow it: PRIVATE_MODEL_HOSTS=${host}`;
    throw badRequest(`${error.message}${way}`);
  }
}
