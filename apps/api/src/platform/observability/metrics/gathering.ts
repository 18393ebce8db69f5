/** Query that is repeated for the metrics, with its latest result. */
export type Gathering<T> = {
  /** Runs the query if it is due and waits for the result, at most as long as a scrape may wait. */
  refresh: () => Promise<void>;
  /**
   * Returns the latest result; null before the first result and after a failed query. While a query is running, the
   * previous result remains available.
   */
  latest: () => T | null;
  /** Returns true if the last query succeeded and no running query is overdue. */
  isUp: () => boolean;
};

/** Maximum time that a scrape waits for the query, in milliseconds. A later result is reported by the next scrape. */
const MAX_WAIT_MS = 1_000;
/** Maximum share of time that queries may take, regardless of the size of the installation. */
const SHARE = 1 / 50;

/**
 * Runs one query for all scrapes within an interval. Two queries never run at the same time.
 * @param ask runs the database query
 * @param everyMs minimum interval between two queries, in milliseconds
 * @param clock monotonic clock, in milliseconds
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
  let isLate = false;

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
      isLate = false;
    }
  };

  return {
    async refresh() {
      if (!asking && clock() >= nextAt) asking = start();
      if (asking) isLate = await Promise.race([asking.then(() => false), waited().then(() => true)]);
    },
    latest: () => value,
    isUp: () => isUp && !isLate,
  };
}

function waited(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS).unref();
  });
}
