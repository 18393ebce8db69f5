/**
 * Creates a queue that runs one task at a time. A task starts when the previous task has succeeded or failed. Waiting
 * tasks hold no database connection.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
