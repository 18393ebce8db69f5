import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres';
import { startPostgres } from './given-postgres';

const SERVER = 'VAGLIO_TEST_SERVER';
const PREFIX = 'VAGLIO_TEST_PREFIX';

/**
 * Database server of the test run, and the prefix of its databases. Test workers receive both through the environment.
 */
export type TestServer = { url: string; prefix: string };

/**
 * Starts the PostgreSQL server of a test run: the server in TEST_DATABASE_URL, a server from the programs in
 * TEST_POSTGRES_BIN, or the embedded server. It does not wait for the disk.
 * @returns `stop`, which removes everything that the run created
 */
export async function startTestServer() {
  const prefix = `vaglio_test_${randomBytes(4).toString('hex')}`;
  const given = process.env['TEST_DATABASE_URL'];
  const programs = process.env['TEST_POSTGRES_BIN'];
  const { url, stop } = given
    ? { url: given, stop: () => undefined }
    : programs
      ? startPostgres(programs)
      : await startEmbedded();
  process.env[SERVER] = url;
  process.env[PREFIX] = prefix;
  return {
    server: { url, prefix },
    stop: async () => {
      if (given) await dropAll({ url, prefix });
      await stop();
    },
  };
}

/** Returns the database server of the test run. @throws Error outside a test run */
export function testServer(): TestServer {
  const { [SERVER]: url, [PREFIX]: prefix } = process.env;
  if (!url || !prefix) throw new Error('No test server: run through the jest configuration of apps/api.');
  return { url, prefix };
}

export const templateOf = ({ prefix }: TestServer) => `${prefix}_template`;

/** Returns the URL of another database on the same server. */
export function urlOf({ url }: TestServer, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs one statement on the server, outside of the test databases. */
export async function onServer({ url }: TestServer, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, string>>(statement);
  } finally {
    await client.end();
  }
}

async function startEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaglio-test-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: console, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropAll(server: TestServer): Promise<void> {
  const { rows } = await onServer(
    server,
    `select datname from pg_database where starts_with(datname, '${server.prefix}')`,
  );
  for (const { datname } of rows) await onServer(server, `drop database if exists "${datname}" with (force)`);
}
