import { setTimeout as wait } from 'node:timers/promises';
import { call, type World } from './bench-world';

/** Where there is too little memory for them, lists are made by the database for good. */
const LONGEST_S = 300;
const STARTUPS = /^vaglio_startup_index_startups (\d+)/m;

/**
 * Waits until lists are made from the startups in memory, which a server reads after its first list has been asked for, or
 * by itself where they are many.
 * @returns seconds since that; null where they are made by the database still
 * @throws where the server does not answer with its metrics
 */
export async function indexReady(world: World): Promise<number | null> {
  const start = performance.now();
  await call(world, 'GET', '/auth/investments?page=1');
  for (;;) {
    const metrics = await fetch(`${world.server.url}/metrics`);
    if (!metrics.ok) throw new Error(`/metrics: ${metrics.status}`);
    const passed = (performance.now() - start) / 1000;
    if (STARTUPS.test(await metrics.text())) return passed;
    if (passed > LONGEST_S) return null;
    await wait(250);
  }
}
