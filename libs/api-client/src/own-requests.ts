/** More than a page sends while the server looks for changes. */
const MAX_IDS = 100;

/** Of changes that this page sent, by the number that the server answered; the oldest first. */
const requests = new Set<string>();

/** Remembers that this page sent the request of an answer. */
export function noteOwnRequest({ headers }: Pick<Response, 'headers'>): void {
  const id = headers.get('X-Request-Id');
  if (id === null) return;
  requests.add(id);
  for (const oldest of requests) {
    if (requests.size <= MAX_IDS) return;
    requests.delete(oldest);
  }
}

/** Whether this page sent a change and has its answer. @param id as in X-Request-Id */
export function isOwnRequest(id: string): boolean {
  return requests.has(id);
}
