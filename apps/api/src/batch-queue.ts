/** Changes of one batch. */
const MOST_TOGETHER = 50;

type Waiting<K, E, A> = { key: K; change: E; resolve: (answer: A | null) => void };

/**
 * Changes that arrive while a batch is under way wait and make the next one: one transaction, one lock of the chain of
 * the audit and one write to the disk for all of them. A key is once in a batch.
 * @param run answers by key; one that is missing was not carried out
 * @returns null for a change that was not made; for all of a batch that failed, which has written nothing
 */
export function batchQueue<K, E, A>(run: (batch: ReadonlyMap<K, E>) => Promise<ReadonlyMap<K, A>>) {
  let waiting: Waiting<K, E, A>[] = [];
  let isUnderWay = false;
  let isStarting = false;

  const take = () => {
    const taken = new Map<K, Waiting<K, E, A>>();
    const left: Waiting<K, E, A>[] = [];
    for (const one of waiting) {
      if (taken.size < MOST_TOGETHER && !taken.has(one.key)) taken.set(one.key, one);
      else left.push(one);
    }
    waiting = left;
    return taken;
  };

  const start = () => {
    if (isUnderWay || waiting.length === 0) return;
    const taken = take();
    isUnderWay = true;
    void run(new Map([...taken].map(([key, { change }]) => [key, change])))
      .catch(() => new Map<K, A>())
      .then((answers) => {
        isUnderWay = false;
        for (const [key, { resolve }] of taken) resolve(answers.get(key) ?? null);
        startSoon();
      });
  };

  /**
   * With all that arrives in this turn of the event loop: requests whose sessions were read together come one after the
   * other, and the first of them would have a batch of its own.
   */
  const startSoon = () => {
    if (isStarting || isUnderWay) return;
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
