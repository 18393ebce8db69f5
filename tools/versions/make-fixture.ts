// Usage: npm run tool tools/versions/make-fixture.ts VERSION
// Creates a small installation of the built server (npm run build) for the upgrade tests. --workspace FOLDER uses the
// built workspace of another version. --database URL uses another PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres';
import { describeDatabase } from './describe-database';
import { recordedStatements } from './recorded-statements';
import { fillInstallation, PASSWORD, startVersion } from './version-server';

const FOLDER = resolve('apps/api/fixtures/versions');
const PROGRAM = 'apps/api/src/commands/vaglio.ts';
const PORT = process.env['PORT'] ?? '4319';

async function makeFixture(version: string, workspace: string, given: string | undefined): Promise<void> {
  const target = (ending: string) => join(FOLDER, `${version}${ending}`);
  if (existsSync(target('.json')))
    throw new Error(`${target('.json')} is there already: a release never changes.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-fixture-'));
  const quiet = { info: () => undefined, warn: console.warn, error: console.error };
  const postgres = given
    ? { url: given, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir, log: quiet, durable: false });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT };
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const running = await startVersion({ folder: join(workspace, 'dist/apps/api'), env });
    await record(client, true);
    await fillInstallation(`http://localhost:${PORT}`, (line) => process.stdout.write(`${line}\n`));
    await running.stop();
    await record(client, false);
    const keys = existsSync(join(workspace, PROGRAM))
      ? backUp(workspace, target('.backup'), env)
      : dump(postgres.url, target('.sql.gz'), dataDir);
    const manifest = { version, password: PASSWORD, ...keys, ...(await describeDatabase(client)) };
    writeFileSync(target('.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const log = given ? '' : readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    const statements = recordedStatements(log);
    if (statements.length > 0)
      writeFileSync(target('.statements.json.gz'), gzipSync(JSON.stringify(statements), { level: 9 }));
    process.stdout.write(`${target('.json')}, ${statements.length} statements\n`);
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function record(client: Client, isOn: boolean): Promise<void> {
  await client.query(`alter system set log_statement = '${isOn ? 'all' : 'none'}'`);
  await client.query('select pg_reload_conf()');
}

function backUp(workspace: string, path: string, env: Record<string, string>): object {
  const tsx = ['--import', 'tsx', PROGRAM, 'backup', path];
  run(process.execPath, tsx, { ...env, TSX_TSCONFIG_PATH: 'tools/tsconfig.json' }, workspace);
  return {};
}

/**
 * Dumps the database as INSERT statements into a compressed file, because older versions have no command for it.
 * @returns the installation keys, because the dump does not contain them
 */
function dump(url: string, path: string, dataDir: string): object {
  const sql = run('pg_dump', ['--inserts', '--no-owner', '--no-comments', url], {});
  // Meta-commands of psql are removed, because they are not SQL.
  const statements = sql.replace(/^\\.*$/gm, '');
  writeFileSync(path, gzipSync(statements, { level: 9 }));
  const keyOf = (name: string) => readFileSync(join(dataDir, 'keys', `${name}.key`), 'utf8').trim();
  return { keys: { token: keyOf('token'), refresh: keyOf('refresh'), pepper: keyOf('pepper') } };
}

function run(command: string, args: string[], env: Record<string, string>, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workspace: { type: 'string', default: '.' }, database: { type: 'string' } },
});
const [version] = positionals;
if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: make-fixture.ts VERSION');
makeFixture(version, resolve(values.workspace), values.database).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
