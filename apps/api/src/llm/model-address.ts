/** How a server is addressed, from the address in the settings. */
export interface ModelAddress {
  /** Without query; calls append `/chat/completions` and `/models`. */
  readonly baseURL: string;
  /** Sent with each call, e.g. `api-version` of Azure. */
  readonly query: Record<string, string>;
  /** Sent with each call; null removes what the client would send. */
  readonly headers: Record<string, string | null>;
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
  return {
    baseURL: url.href.replace(/\/+$/u, '').replace(/\/chat\/completions$/u, ''),
    query,
    headers: isAzure && apiKey !== undefined ? { 'api-key': apiKey, authorization: null } : {},
  };
}
