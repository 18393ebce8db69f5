/** Of what the database is asked for, the answer that is there. */
export type Gathering<T> = {
  /** Asks again where it is time, and waits for that, but no longer than a scrape may take. */
  refresh: () => Promise<void>;
  /** Null before the first answer, and after one that failed. */
  latest: () => T | null;
  /** Whether the last question was answered. */
  isUp: () => boolean;
};

/** No scrape waits longer for the database; the answer is that of the next one. */
const MAX_WAIT_MS = 1_000;
/** Asking takes at most this part of the time, however large the installation is. */
const SHARE = 1 / 50;

/**
 * Asks once for all scrapes of an interval, never twice at once.
 * @param ask one question to the database
 * @param everyMs the least time between two questions
 * @param clock monotonic, in milliseconds
 */
export function gathering<T>(
  ask: () => Promise<T>,
  everyMs: number,
  clock = () => performance.now(),
): Gathering<T> {
  let value: T | null = null;
  let asking: Promise<void> | null = null;
  let nextAt = -Infinity;
  let isUp = false;

  const start = async () => {
    const began = clock();
    try {
      value = await ask();
      isUp = true;
    } catch {
      value = null;
      isUp = false;
    } finally {
      const ended = clock();
      nextAt = Math.max(began + everyMs, ended + (ended - began) / SHARE);
      asking = null;
    }
  };

  return {
    async refresh() {
      if (!asking && clock() >= nextAt) asking = start();
      if (asking) await Promise.race([asking, waited()]);
    },
    latest: () => value,
    isUp: () => isUp,
  };
}

function waited(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS).unref();
  });
}
