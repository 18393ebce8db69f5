interface KeptAnswer {
  readonly etag: string;
  readonly data: unknown;
}

/** Answers are as large as the screens that show them; the oldest goes first. */
const MAX_ENTRIES = 8;

const answers = new Map<string, KeptAnswer>();
/** Counts sign-outs: an answer that was asked for before one is not kept after it. */
let generation = 0;

/**
 * What is known of a path from its last answer, and how to keep the next one. Only answers with an ETag that the browser
 * may not store are kept, as it asks for all others itself.
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

/** At the end of a session: nothing of one person is shown to the next. */
export function clearEtagCache(): void {
  generation += 1;
  answers.clear();
}
