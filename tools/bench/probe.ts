import type { World } from './bench-world';

/** Between two requests of the probe. */
const PAUSE_MS = 10;

/**
 * Asks for a path on one connection, again and again, while something else is done.
 * @returns milliseconds of each request, and of the work
 */
export async function latenciesDuring(
  { server, token }: World,
  path: string,
  work: () => Promise<unknown>,
): Promise<{ latencies: number[]; elapsed: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const latencies: number[] = [];
  let isDone = false;
  const probe = async () => {
    while (!isDone) {
      const start = performance.now();
      await (await fetch(server.url + path, { headers })).text();
      latencies.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const probing = probe();
  const start = performance.now();
  try {
    await work();
  } finally {
    isDone = true;
    await probing;
  }
  return { latencies, elapsed: performance.now() - start };
}
