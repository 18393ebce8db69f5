import type { StoredBrand } from '../../platform/config/branding/read-brand';

/** Who asks gets what was read last after so long, in milliseconds, where something was. */
const PATIENCE_MS = 2_000;

/**
 * The stored brand, and what belongs to it, for any number of callers, who may be strangers: those who ask while it is read share the next
 * reading, so that one connection serves all of them and nobody gets what was there before they asked. While the
 * database does not answer, everybody gets what was read last.
 * @param onFailure gets what a reading threw, in whose place the last one was answered
 * @returns a function that throws what the reading throws, where nothing was read before
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
