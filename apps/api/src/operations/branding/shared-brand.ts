import type { StoredBrand } from '../../platform/config/branding/read-brand';

/** Time in milliseconds after which callers get the previous value, if it exists. */
const PATIENCE_MS = 2_000;

/**
 * Shares reads of the stored brand among any number of anonymous callers. Calls during a read share the next read. A
 * single connection is therefore enough, and nobody gets an outdated value. While the database is down, all callers get
 * the previous value.
 * @param onFailure receives the error of a failed read that was replaced by the previous value
 * @returns a function that throws the error of the read if there is no previous value
 */
export function sharedBrand<T extends StoredBrand>(
  read: () => Promise<T>,
  onFailure: (error: unknown) => void,
) {
  let last: T | null = null;
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const begin = async () => {
    next = null;
    running = read();
    try {
      last = await running;
    } catch (error) {
      if (!last) throw error;
      onFailure(error);
    } finally {
      running = null;
    }
    return last;
  };

  const join = () => {
    if (next) return next;
    if (!running) return begin();
    next = running.then(noop, noop).then(begin);
    return next;
  };

  return (): Promise<T> => (last ? inTime(join(), last) : join());
}

const noop = () => undefined;

async function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
