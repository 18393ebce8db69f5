import { randomBytes } from 'node:crypto';
import { connect, type Database } from '../platform/db/open-database';
import { onServer, templateOf, testServer, urlOf } from './test-server';

/**
 * Timeouts that only detect hangs, in milliseconds. Fixtures write more than a request does, and the machine may be
 * slow.
 */
const HANG_LIMITS = { connectionTimeoutMillis: 120_000, statement_timeout: 300_000, lock_timeout: 120_000 };

/**
 * Creates a separate migrated, empty database for a spec file. Call it in `beforeAll`, and `close()` in `afterAll`,
 * which drops the database.
 */
export function testDatabase(): Promise<Database> {
  return ownDatabase(`template "${templateOf(testServer())}" strategy file_copy`);
}

/** Creates a database without tables, as for a new installation. `close()` drops it. */
export function bareDatabase(): Promise<Database> {
  return ownDatabase("template template0 encoding 'UTF8'");
}

async function ownDatabase(how: string): Promise<Database> {
  const server = testServer();
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database "${name}" ${how}`);
  const database = await connect(urlOf(server, name), console, HANG_LIMITS);
  const close = async () => {
    await database.close();
    await onServer(server, `drop database if exists "${name}" with (force)`);
  };
  return { ...database, close };
}
