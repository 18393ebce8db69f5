/** Local storage: by address of a page, its first calls. /ask-early.js reads it. */
const KEY = 'firstRequests';

/** Of a page; what else was stored is left. */
export const MOST_REQUESTS = 20;

/**
 * Its address from the root of the host, the key of its query in the store, where it answers one, and whether the first
 * drawing of the page shows it.
 */
export type FirstRequest = readonly [url: string, query: string | null, isDrawn?: boolean];

type Pages = readonly (readonly [address: string, requests: readonly FirstRequest[]])[];

/** @returns none where they cannot be read, or were kept by an earlier version */
export function readPages(): Pages {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.entries(Object(stored)).map(([address, requests]) => [
      address,
      Array.isArray(requests) ? requests.filter(isRequest).slice(0, MOST_REQUESTS) : [],
    ]);
  } catch {
    return [];
  }
}

/** @param pages null for none */
export function storePages(pages: Pages | null): void {
  try {
    if (pages === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(pages)));
  } catch {
    return; // storage refused: the app asks when it runs
  }
}

function isRequest(stored: unknown): stored is FirstRequest {
  if (!Array.isArray(stored)) return false;
  const [url, query, isDrawn]: unknown[] = stored;
  return (
    typeof url === 'string' &&
    (query === null || typeof query === 'string') &&
    (isDrawn === undefined || typeof isDrawn === 'boolean')
  );
}
