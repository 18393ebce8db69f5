import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres';
import { startPostgres } from '../../apps/api/src/testing/given-postgres';
import setUp from '../../apps/api/src/testing/global-setup';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Starts PostgreSQL for all trials, with a migrated template database. By default, it starts the embedded PostgreSQL
 * with its default settings, so that committed data survives a kill. If `programs` is given, it starts the PostgreSQL
 * in that folder.
 * @param programs folder that contains initdb and pg_ctl
 * @returns a function that stops PostgreSQL
 */
export async function startDatabase(programs: string | undefined): Promise<() => Promise<void>> {
  const { url, stop } = programs === undefined ? await startEmbedded() : startPostgres(programs);
  process.env['TEST_DATABASE_URL'] = url;
  await setUp();
  return async () => {
    await globalThis.stopTestServer?.();
    await stop();
  };
}

async function startEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaglio-torture-'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: QUIET });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
