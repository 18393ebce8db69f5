/** Changes of one batch. */
const MOST_TOGETHER = 50;

type Waiting<K, E, A> = { key: K; change: E; resolve: (answer: A | null) => void };

/**
 * Changes that arrive while a batch is under way wait and make the next one: one transaction, one lock of the chain of
 * the audit and one write to the disk for all of them. Of changes with the same key, one is under way.
 * @param run answers by key; one that is missing was not carried out
 * @returns null for a change that was not made; for all of a batch that failed, which has written nothing
 */
export function batchQueue<K, E, A>(run: (batch: ReadonlyMap<K, E>) => Promise<ReadonlyMap<K, A>>) {
  let waiting: Waiting<K, E, A>[] = [];
  let isRunning = false;
  let isStarting = false;
  const underWay = new Set<K>();

  const take = () => {
    const taken: Waiting<K, E, A>[] = [];
    const left: Waiting<K, E, A>[] = [];
    for (const one of waiting) {
      const isFree = taken.length < MOST_TOGETHER && !underWay.has(one.key);
      if (isFree) underWay.add(one.key);
      (isFree ? taken : left).push(one);
    }
    waiting = left;
    return taken;
  };

  const start = () => {
    if (isRunning) return;
    const taken = take();
    if (taken.length === 0) return;
    isRunning = true;
    void run(new Map(taken.map(({ key, change }) => [key, change])))
      .catch(() => new Map<K, A>())
      .then((answers) => {
        isRunning = false;
        for (const { key, resolve } of taken) {
          underWay.delete(key);
          resolve(answers.get(key) ?? null);
        }
        startSoon();
      });
  };

  /**
   * Starts a batch with all that arrives in this turn of the event loop: else the first of them would have one of its own.
   */
  const startSoon = () => {
    if (isStarting || isRunning) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
    });
  };

  return (key: K, change: E): Promise<A | null> =>
    new Promise((resolve) => {
      waiting.push({ key, change, resolve });
      startSoon();
    });
}
