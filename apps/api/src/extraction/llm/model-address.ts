/** How a server is addressed, from the address in the settings. */
export interface ModelAddress {
  /** Without query; calls append `/chat/completions` and `/models`. */
  readonly baseURL: string;
  /** Sent with each call, e.g. `api-version` of Azure. */
  readonly query: Record<string, string>;
  /** Sent with each call; null removes what the client would send. */
  readonly headers: Record<string, string | null>;
  /** Name and port of the server, for people. */
  readonly host: string;
  /** Where the models are listed, the first that answers; below `baseURL` if not whole. */
  readonly lists: readonly { readonly path: string; readonly query: Record<string, string> }[];
}

const AZURE_HOSTS = [
  'openai.azure.com',
  'services.ai.azure.com',
  'cognitiveservices.azure.com',
  'azure-api.net',
];

/**
 * Reads an address such as `https://llm.example/v1`, or that of a deployment at Azure with its version:
 * `https://name.openai.azure.com/openai/deployments/d?api-version=2024-10-21`. Azure, and every server whose address
 * names a version of its interface so, gets the key as `api-key`.
 */
export function modelAddress(address: string, apiKey: string | undefined): ModelAddress {
  const url = new URL(address);
  const query = Object.fromEntries(url.searchParams);
  const isAzure = AZURE_HOSTS.some((host) => url.hostname.endsWith(`.${host}`)) || 'api-version' in query;
  url.search = '';
  url.hash = '';
  const baseURL = url.href.replace(/(?<!\/)\/+$/u, '').replace(/\/chat\/completions$/u, '');
  return {
    baseURL,
    host: url.port === '' ? url.hostname : url.host,
    lists: listsBelow(baseURL, query),
    query,
    headers: isAzure && apiKey !== undefined ? { 'api-key': apiKey, authorization: null } : {},
  };
}

/** The last version of Azure's interface that lists the deployments of a resource. */
const LISTS_DEPLOYMENTS = '2023-03-15-preview';

function listsBelow(baseURL: string, query: Record<string, string>): ModelAddress['lists'] {
  const resource = /^(.*\/openai)\/deployments\/[^/]+$/u.exec(baseURL)?.[1];
  if (resource === undefined) return [{ path: `${baseURL}/models`, query }];
  const deployments = `${resource}/deployments`;
  return [
    { path: deployments, query },
    { path: deployments, query: { ...query, 'api-version': LISTS_DEPLOYMENTS } },
    { path: `${resource}/models`, query },
  ];
}
