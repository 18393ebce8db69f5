import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS } from '../../platform/db/migrate';
import { POOL_SIZE } from '../../platform/db/database-pool';
import type { Db } from '../../platform/db/open-database';
import { fine, healthCheck, problem, warning, type Finding, type HealthCheck } from './health-check';

/** Connections that each server opens outside the pool, for its health probe and for commands. */
const BESIDE_POOL = 5;
/**
 * Maximum clock difference between server and database in seconds. Leases, sessions and schedules compare their times.
 */
const MAX_SECONDS_APART = 30;
const SLOW_MS = 20;

/** Health checks of the database. */
export const DATABASE_CHECKS: readonly HealthCheck[] = [
  healthCheck({
    name: 'Database',
    read: async ({ db }) => {
      const { rows } = await db.execute<{ version: string; bytes: number; size: string }>(sql`
        select current_setting('server_version') as version, bytes::float8 as bytes, pg_size_pretty(bytes) as size
        from pg_database_size(current_database()) as bytes`);
      return rows;
    },
    judge: (rows) => rows.map(({ version, size }) => fine('Database', `PostgreSQL ${version}, ${size}.`)),
    metrics: [
      {
        name: 'vaglio_database_size_bytes',
        help: 'Size of the database',
        read: ([database]) => database?.bytes ?? null,
      },
    ],
  }),
  healthCheck({
    name: 'Round trip',
    read: ({ db }) => roundTripFinding(db),
    judge: (finding) => [finding],
  }),
  healthCheck({
    name: 'Clock',
    read: ({ db, now }) => clockFinding(db, now),
    judge: (finding) => [finding],
  }),
  healthCheck({ name: 'Schema', read: ({ db }) => schemaFinding(db), judge: (finding) => [finding] }),
  healthCheck({
    name: 'Connections',
    read: async ({ db }) => {
      const { rows } = await db.execute<{ most: number; used: number }>(sql`
        select current_setting('max_connections')::int as most,
          (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`);
      return rows;
    },
    judge: (rows) => rows.map(connectionsFinding),
    metrics: [
      {
        name: 'vaglio_database_server_connections',
        help: 'Connections of all clients to the PostgreSQL server',
        read: ([connections]) => connections?.used ?? null,
      },
      {
        name: 'vaglio_database_server_max_connections',
        help: 'Connections that the PostgreSQL server allows',
        read: ([connections]) => connections?.most ?? null,
      },
    ],
  }),
  healthCheck({
    name: 'Autovacuum',
    read: async ({ db }) => {
      const { rows } = await db.execute<{ value: string }>(
        sql`select current_setting('autovacuum') as value`,
      );
      return rows[0]?.value === 'on';
    },
    judge: (isOn) => (isOn ? [] : [NO_VACUUM]),
  }),
];

const NO_VACUUM = warning(
  'Autovacuum',
  'It is off.',
  'Switch it on: without it lists become slow after large changes.',
);

function connectionsFinding({ most, used }: { most: number; used: number }): Finding {
  const subject = 'Connections';
  const inUse = `${used} of ${most} are in use`;
  const ofServer = POOL_SIZE + BESIDE_POOL;
  if (most >= ofServer) return fine(subject, `${inUse}; each server takes up to ${ofServer}.`);
  return problem(
    subject,
    `The database allows ${most}, and each server takes up to ${ofServer}.`,
    'Raise max_connections of PostgreSQL.',
  );
}

async function roundTripFinding(db: Db): Promise<Finding> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now();
    await db.execute(sql`select 1`);
    times.push(performance.now() - start);
  }
  const ms = times.sort((a, b) => a - b)[2] ?? 0;
  const text = `A query takes ${ms.toFixed(1)} ms.`;
  if (ms < SLOW_MS) return fine('Round trip', text);
  return warning(
    'Round trip',
    text,
    'Bring server and database nearer to each other: a page asks several questions.',
  );
}

async function clockFinding(db: Db, now: () => number): Promise<Finding> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const apart = Math.round(Math.abs(now() - (rows[0]?.ms ?? 0)) / 1000);
  if (apart <= MAX_SECONDS_APART) return fine('Clock', 'This machine and the database agree.');
  return problem('Clock', `This machine and the database are ${apart} s apart.`, 'Run NTP on both.');
}

async function schemaFinding(db: Db): Promise<Finding> {
  const subject = 'Schema';
  const { rows: tables } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!tables[0]?.found) return warning(subject, 'The database is empty.', 'The first start fills it.');
  const { rows } = await db.execute<{ newest: string }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ folderMillis }) => folderMillis);
  const newest = Number(rows[0]?.newest);
  if (newest > Math.max(...known))
    return problem(
      subject,
      'It is that of a newer Vaglio.',
      'Start the newer version, or restore the backup from before the upgrade.',
    );
  const missing = known.filter((moment) => moment > newest).length;
  if (missing === 0) return fine(subject, 'It matches this version.');
  return warning(
    subject,
    `${missing} migrations are missing.`,
    'The next start makes them. Make a backup before.',
  );
}
