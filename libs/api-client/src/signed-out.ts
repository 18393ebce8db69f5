type Handler = () => void;

const handlers = new Set<Handler>();

/**
 * Registers a handler that runs when the server ends the session by rejecting a refresh. The app then opens /login. The
 * token has already been cleared.
 * @returns a function that removes the handler
 * Source: spec §4.
 */
export function onSignedOut(handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

export function announceSignedOut(): void {
  for (const handler of handlers) handler();
}
