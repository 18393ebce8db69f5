/**
 * A queue of one: each piece of work begins when the one before has ended, well or badly. Runs that wait hold no
 * connection, so that they take none away from the people at work.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
