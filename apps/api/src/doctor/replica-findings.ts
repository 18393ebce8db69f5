import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { POSITION_OF_LOG } from '../db/log-position';
import type { Db } from '../db/open-database';
import type { Settings } from '../settings';
import { fine, problem, warning, type Finding } from './finding';

const SUBJECT = 'Replica';
const MOST_SILENCE_MS = 2_000;
/** As much as lists wait for at most, and somewhat more; see db/replica. */
const MOST_BEHIND_BYTES = 4 * 1024 * 1024;

const SHOWN = `select pg_is_in_recovery() as follows,
  (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as position`;

type Shown = { follows: boolean; position: number | null };

/** The replica that DATABASE_READ_URL names: nothing without one. The database answers whatever it does not. */
export async function replicaFindings(
  db: Db,
  { databaseReadUrl }: Pick<Settings, 'databaseReadUrl'>,
): Promise<Finding[]> {
  if (databaseReadUrl === undefined) return [];
  try {
    const { rows } = await db.execute<{ position: number | null }>(
      sql`select ${POSITION_OF_LOG} as position`,
    );
    return [judged(await askReplica(databaseReadUrl), rows[0]?.position ?? 0)];
  } catch (error) {
    const words = error instanceof Error && error.message !== '' ? error.message : 'It does not answer.';
    return [
      problem(
        SUBJECT,
        `Lists cannot be read from it: ${words}`,
        'The database answers meanwhile. Start the replica again, or take DATABASE_READ_URL out of the settings.',
      ),
    ];
  }
}

function judged({ follows, position }: Shown, primary: number): Finding {
  if (!follows)
    return warning(
      SUBJECT,
      'DATABASE_READ_URL names a server that follows none.',
      'After a failover: give it a replica again. Otherwise name one, not the database itself.',
    );
  const behind = Math.max(0, primary - (position ?? 0));
  const kilobytes = Math.round(behind / 1024);
  if (behind <= MOST_BEHIND_BYTES)
    return fine(SUBJECT, `Lists are read from it; it is ${kilobytes} kB behind.`);
  return warning(
    SUBJECT,
    `It is ${kilobytes} kB behind: lists are read from the database.`,
    'Look at its disk, its processor and pg_stat_replication of the database.',
  );
}

async function askReplica(url: string): Promise<Shown> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: MOST_SILENCE_MS,
    query_timeout: MOST_SILENCE_MS,
    application_name: 'vaglio-probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Shown>(SHOWN);
    return rows[0] ?? { follows: false, position: null };
  } finally {
    await client.end().catch(() => undefined);
  }
}
