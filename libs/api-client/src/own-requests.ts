/** Maximum number of stored ids. A page sends fewer changes between two checks for changes on the server. */
const MAX_IDS = 100;

/** Ids of the changes that this page sent, from the response headers, oldest first. */
const requests = new Set<string>();

/** Records the request id of a response, so that this page recognises its own change. */
export function noteOwnRequest({ headers }: Pick<Response, 'headers'>): void {
  const id = headers.get('X-Request-Id');
  if (id === null) return;
  requests.add(id);
  for (const oldest of requests) {
    if (requests.size <= MAX_IDS) return;
    requests.delete(oldest);
  }
}

/**
 * Returns true if this page sent the change with a request id and received its response.
 * @param id value of the header X-Request-Id
 */
export function isOwnRequest(id: string): boolean {
  return requests.has(id);
}
