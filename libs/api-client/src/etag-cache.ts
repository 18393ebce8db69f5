interface KeptAnswer {
  readonly etag: string;
  readonly data: unknown;
}

/** Maximum number of cached responses, which can be large. The oldest response is removed first. */
const MAX_ENTRIES = 8;

const answers = new Map<string, KeptAnswer>();
/** Number of sign-outs. A response is not cached if its request was sent before the last sign-out. */
let generation = 0;

/**
 * Returns the cache entry of a path and a function that replaces it. Only responses with an ETag and `no-store` are
 * cached. The browser itself revalidates all other responses.
 * Source: product decision 12.7.
 */
export function etagCache(path: string) {
  const askedIn = generation;
  const keep = ({ ok, headers }: Response, data: unknown) => {
    const etag = headers.get('ETag');
    if (!ok || etag === null || !/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) return;
    if (askedIn !== generation) return;
    answers.delete(path);
    answers.set(path, { etag, data });
    for (const oldest of answers.keys()) {
      if (answers.size <= MAX_ENTRIES) return;
      answers.delete(oldest);
    }
  };
  return { known: answers.get(path), keep };
}

/** Clears the cache at the end of a session, so that the next user cannot see data of the previous user. */
export function clearEtagCache(): void {
  generation += 1;
  answers.clear();
}
