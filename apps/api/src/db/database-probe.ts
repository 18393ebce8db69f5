import { Pool } from 'pg';
import { limitSilence } from './limit-silence';

/** Together less than the two seconds in which /readyz answers. */
const CONNECT_MS = 800;
const ANSWER_MS = 1_000;

export type DatabaseProbe = { check: () => Promise<void>; close: () => Promise<void> };

/**
 * Whether the database answers, on a connection of its own: neither a full pool nor a database that hangs delays it.
 * @returns `check`, which throws within two seconds when the database does not answer; calls at once share one question
 */
export function databaseProbe(url: string): DatabaseProbe {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'vaglio-probe',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    limitSilence(client, ANSWER_MS, 0);
  });
  let asked: Promise<void> | undefined;
  const ask = async () => {
    try {
      await pool.query('select 1');
    } finally {
      asked = undefined;
    }
  };
  return { check: () => (asked ??= ask()), close: () => pool.end() };
}
