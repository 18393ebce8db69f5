/** Addresses and headers for requests to a model server, derived from the address in the settings. */
export interface ModelAddress {
  /** Address without its query. Requests append `/chat/completions` and `/models`. */
  readonly baseURL: string;
  /** Query parameters of each request, such as `api-version` for Azure. */
  readonly query: Record<string, string>;
  /** Headers of each request. A value of null removes a header that the client would send. */
  readonly headers: Record<string, string | null>;
  /** Name and port of the server, for display. */
  readonly host: string;
  /** Addresses of the list of models, tried in order. They are relative to `baseURL` unless absolute. */
  readonly lists: readonly { readonly path: string; readonly query: Record<string, string> }[];
}

const AZURE_HOSTS = [
  'openai.azure.com',
  'services.ai.azure.com',
  'cognitiveservices.azure.com',
  'azure-api.net',
];

/**
 * Parses the address of a model server, such as `https://llm.example/v1`, or of an Azure deployment with its API
 * version: `https://name.openai.azure.com/openai/deployments/d?api-version=2024-10-21`. Azure, and every server with an
 * `api-version` in its address, gets the key in the header `api-key`.
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

/** Last version of the Azure API that lists the deployments of a resource. */
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
