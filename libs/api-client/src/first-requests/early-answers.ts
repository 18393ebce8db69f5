/** What /ask-early.js asked for while the app was being loaded. */
interface EarlyAnswers {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  /** By address of the call, from the root of the host. */
  readonly answers: Record<string, Promise<Response> | undefined>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** An answer that is taken later may not be true any more. */
const FRESH_MS = 5_000;

/**
 * The answer to a GET that was asked for before the app ran, once, with the token that the app has now.
 * @returns null where there is none, also where the early call did not reach the server
 */
export async function takeEarlyAnswer(url: string, token: string | null): Promise<Response | null> {
  const early = window.earlyAnswers;
  if (!early) return null;
  if (early.token !== token || Date.now() - early.askedAt > FRESH_MS) {
    dropEarlyAnswers();
    return null;
  }
  const answer = early.answers[url];
  delete early.answers[url];
  return answer ? answer.catch(() => null) : null;
}

/** Before a change: what was asked for earlier does not show it. An answer that nobody reads would keep its connection. */
export function dropEarlyAnswers(): void {
  const answers = Object.values(window.earlyAnswers?.answers ?? {});
  delete window.earlyAnswers;
  for (const answer of answers) answer?.then(({ body }) => body?.cancel()).catch(() => undefined);
}
