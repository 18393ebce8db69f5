import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from '../installation';

const LONGEST_WAIT_MS = 120_000;

/**
 * Leases of killed processes that nobody takes over. Their time is set to be over, because a minute is long for a test;
 * the servers must then take the rows up by themselves.
 * @param runningPids of the servers that run now
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

/** Mail that was written in the transaction of its cause and never left; the backoff of failed attempts is cut short. */
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
