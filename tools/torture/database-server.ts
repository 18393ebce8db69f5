import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres';
import { startPostgres } from '../../apps/api/src/testing/given-postgres';
import setUp from '../../apps/api/src/testing/global-setup';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A PostgreSQL for all trials with one migrated template database: the embedded one as it is shipped, so that what it
 * acknowledged survives its end, or the one whose programs lie in a folder.
 * @param programs folder of initdb and pg_ctl
 * @returns what stops it
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
