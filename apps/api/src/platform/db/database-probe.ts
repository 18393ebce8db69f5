import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { appClient, DatabaseTimeoutError } from './app-database';

/** Timeout of the connection and the query, in milliseconds. /readyz must respond within two seconds. */
const LIMIT_MS = 1_800;

export type DatabaseProbe = { check: () => Promise<void>; close: () => Promise<void> };

/**
 * Opens a dedicated connection for health checks, so that neither a full pool nor an unresponsive database delays them.
 * @returns `check`, which throws within two seconds if the database does not respond. Concurrent calls share one query.
 */
export function databaseProbe(url: string): DatabaseProbe {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: LIMIT_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'vaglio-probe',
    Client: appClient(LIMIT_MS, 0),
  });
  pool.on('error', () => undefined);
  let asked: Promise<void> | undefined;
  const ask = async () => {
    const limit = new AbortController();
    const tooLate = wait(LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
      throw new DatabaseTimeoutError();
    });
    try {
      await Promise.race([pool.query('select 1'), tooLate]);
    } finally {
      asked = undefined;
      tooLate.catch(() => undefined);
      limit.abort();
    }
  };
  return { check: () => (asked ??= ask()), close: () => pool.end() };
}
