import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from '../installation';

const LONGEST_WAIT_MS = 120_000;

/**
 * Returns leases of killed processes that no server takes over. The function first sets them to expired, because
 * waiting a minute is too long for a test. The running servers must then claim the rows.
 * @param runningPids process ids of the running servers
 */
export async function stuckLeases({ pool }: Installation, runningPids: readonly number[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'lease_owner'",
  );
  const isDead = `lease_owner is not null and not (lease_owner ~ $1)`;
  const alive = `-(${runningPids.join('|') || 'none'})-[0-9a-f]+$`;
  for (const { name } of tables)
    await pool.query(`update "${name}" set lease_until = now() - interval '1 second' where ${isDead}`, [
      alive,
    ]);
  const left = async () => {
    const stuck: string[] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ id: string }>(`select id::text from "${name}" where ${isDead}`, [
        alive,
      ]);
      stuck.push(...rows.map(({ id }) => `row ${id} of ${name}`));
    }
    return stuck;
  };
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await wait(200)) {
    if ((await left()).length === 0) return [];
  }
  return left();
}

/** Returns mails that were queued but never sent. The backoff of failed attempts is shortened. */
export async function unsentMail({ pool }: Installation): Promise<string[]> {
  await pool.query('update outbox set due_at = now() where sent_at is null and lease_owner is null');
  const waiting = async () =>
    (await pool.query<{ id: string }>('select id::text from outbox where sent_at is null')).rows.map(
      ({ id }) => `message ${id} was not sent`,
    );
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await wait(200)) {
    if ((await waiting()).length === 0) return [];
  }
  return waiting();
}
