// Usage: npm run tool tools/versions/run-older.ts COMMIT
// Builds an older version and runs its server after the current version has migrated the database, as during an
// upgrade. --workspace FOLDER uses a version that is already built.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { migrate } from '../../apps/api/src/platform/db/migrate';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres';
import { fillInstallation, startVersion } from './version-server';

const PORT = process.env['PORT'] ?? '4319';
const QUIET = { info: () => undefined, warn: console.warn, error: console.error };

/** Returns the requests that the older server rejects, either with its own schema or with the current schema. */
async function refusals(workspace: string, onPresentSchema: boolean): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-older-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: QUIET, durable: false });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT };
  const refused: string[] = [];
  try {
    const running = await startVersion({ folder: join(workspace, 'dist/apps/api'), env });
    if (onPresentSchema) {
      const pool = new Pool({ connectionString: postgres.url });
      await migrate(pool);
      await pool.end();
    }
    await fillInstallation(`http://localhost:${PORT}`, (line) => void refused.push(line));
    await running.stop();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return refused;
}

/**
 * Builds a commit with its own packages.
 * @returns folder of the build
 */
function built(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-commit-'));
  const inFolder = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  execFileSync('git', ['archive', '--output', join(folder, 'commit.tar'), commit]);
  inFolder('tar', '-xf', 'commit.tar');
  inFolder('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
  inFolder('npx', 'nx', 'run-many', '-t', 'build', '-p', 'api', 'web');
  return folder;
}

async function runOlder(commit: string | undefined, given: string | undefined): Promise<void> {
  if (commit === undefined && given === undefined) throw new Error('Usage: run-older.ts COMMIT');
  const workspace = given ? resolve(given) : built(commit ?? '');
  try {
    const before = new Set(await refusals(workspace, false));
    const news = (await refusals(workspace, true)).filter((line) => !before.has(line));
    for (const line of news) process.stdout.write(`${line}\n`);
    if (news.length > 0)
      throw new Error(`The older server refuses ${news.length} calls more on the present schema.`);
    process.stdout.write('The older server answers on the present schema as on its own.\n');
  } finally {
    if (!given) rmSync(workspace, { recursive: true, force: true });
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workspace: { type: 'string' } },
});
runOlder(positionals[0], values.workspace).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
