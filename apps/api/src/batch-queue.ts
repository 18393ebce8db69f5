/** Edits of one batch. */
const MOST_TOGETHER = 50;

type Waiting<E, A> = { id: number; edit: E; resolve: (answer: A | null) => void };

/**
 * Edits that arrive while a batch is under way wait and make the next one: one transaction, one lock of the chain of
 * the audit and one write to the disk for all of them. A startup is once in a batch.
 * @param run answers by startup; one that is missing was not edited
 * @returns null for an edit that was not made; all of a batch that failed, which has written nothing
 */
export function editQueue<E, A>(
  run: (batch: ReadonlyMap<number, E>) => Promise<ReadonlyMap<number, A>>,
): (id: number, edit: E) => Promise<A | null> {
  let waiting: Waiting<E, A>[] = [];
  let isUnderWay = false;

  const take = () => {
    const taken = new Map<number, Waiting<E, A>>();
    const left: Waiting<E, A>[] = [];
    for (const one of waiting) {
      if (taken.size < MOST_TOGETHER && !taken.has(one.id)) taken.set(one.id, one);
      else left.push(one);
    }
    waiting = left;
    return taken;
  };

  const start = () => {
    if (isUnderWay || waiting.length === 0) return;
    const taken = take();
    isUnderWay = true;
    void run(new Map([...taken].map(([id, { edit }]) => [id, edit])))
      .catch(() => new Map<number, A>())
      .then((answers) => {
        isUnderWay = false;
        for (const [id, { resolve }] of taken) resolve(answers.get(id) ?? null);
        start();
      });
  };

  return (id, edit) =>
    new Promise((resolve) => {
      waiting.push({ id, edit, resolve });
      // What else arrived in the same moment comes along.
      queueMicrotask(start);
    });
}
