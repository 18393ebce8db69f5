import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

const MAX_WAITING_MS = 3_600_000;
const LOOK_MS = 250;

/**
 * Waits until the workers have worked off all marks of a table.
 * @returns seconds from the call on
 * @throws when some are left after an hour
 */
export async function secondsUntilNone(
  client: Client,
  table: 'startups_to_compare' | 'review_marks',
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { rows } = await client.query<{ left: number }>(`select count(*)::int as left from ${table}`);
    const left = rows[0]?.left ?? 0;
    const taken = performance.now() - start;
    if (left === 0) return taken / 1000;
    if (taken > MAX_WAITING_MS) throw new Error(`${left} ${table} are left after an hour`);
    await wait(LOOK_MS);
  }
}
