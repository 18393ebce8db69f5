import { setTimeout as wait } from 'node:timers/promises';
import type { World } from './bench-world';

/** Where there is too little memory for them, lists are made by the database for good. */
const LONGEST_S = 300;
const STARTUPS = /^vaglio_startup_index_startups (\d+)/m;

/**
 * Waits until lists are made from the startups in memory, which a server reads after its first list has been asked for.
 * @returns seconds since that
 */
export async function indexReady({ server, token }: World): Promise<number> {
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  await fetch(`${server.url}/auth/investments?page=1`, { headers: { authorization: `Bearer ${token}` } });
  while (passed() < LONGEST_S) {
    const metrics = await fetch(`${server.url}/metrics`);
    if (STARTUPS.test(await metrics.text())) break;
    await wait(250);
  }
  return passed();
}
