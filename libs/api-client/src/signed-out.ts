type Handler = () => void;

const handlers = new Set<Handler>();

/**
 * Registers what happens when the server ended the session (a refused refresh): the app goes to
 * /login unless it is there already. The token is cleared by then.
 * @returns a function that takes the handler back
 * Source: spec §4.
 */
export function onSignedOut(handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}

export function announceSignedOut(): void {
  for (const handler of handlers) handler();
}
