import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/open-database';
import { serverProcesses } from '../testing/server-process';
import { bareDatabase, testDatabase } from '../testing/test-database';

const PASSWORD = 'heron-lamp-quartz-17';

let source: Database;
let target: Database;
let directory = '';
beforeEach(async () => {
  source = await testDatabase();
  target = await bareDatabase();
  directory = mkdtempSync(join(tmpdir(), 'vaglio-backup-'));
});
afterEach(async () => {
  await source.close();
  await target.close();
  rmSync(directory, { recursive: true });
});

test('an operator backs up a running server and starts another one from the backup', async () => {
  const path = join(directory, 'vaglio.backup');
  const first = serverProcesses(source.url);
  const second = serverProcesses(target.url);
  try {
    await first.start({ ADMIN_PASSWORD: PASSWORD, DEMO_DATA: '1' });
    const backup = first.run('backup', { PRODUCT_TITLE: 'Sieve' }, path);
    expect([await backup.ended, backup.output.err]).toEqual([0, '']);
    expect(backup.output.out).toMatch(
      /vaglio\.backup: \d+ rows of \d+ tables, keys and settings, \d+ bytes\.\n/,
    );
    const restore = second.run('restore', {}, path);
    expect([await restore.ended, restore.output.err]).toEqual([0, '']);
    expect(restore.output.out).toMatch(/\nstartups: 60 rows\n/);
    expect(restore.output.out).toMatch(/The settings of the backup are in .*restored-settings\.env/);
    expect(restore.output.out).toMatch(/\d+ audit events are as they were written\./);
    const { address, output } = await second.start();
    expect(output.out).not.toContain('#tmpToken=');
    const answer = await fetch(`${address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'admin@vaglio.local',
        password: createHash('sha256').update(PASSWORD).digest('hex'),
        deviceId: 'a-device-of-ours',
      }),
    });
    expect(answer.status).toBe(200);
  } finally {
    await first.endAll();
    await second.endAll();
  }
});

test.each(['backup', 'restore'] as const)('%s without a file prints how it is used', async (command) => {
  const processes = serverProcesses(target.url);
  const program = processes.run(command, {});
  expect([await program.ended, program.output.err]).toEqual([
    1,
    `Usage: npm run ${command} -- vaglio-2026-11-22.backup\n`,
  ]);
  await processes.endAll();
});

test.each(['backup', 'restore'] as const)(
  '%s takes an option that it does not know for no file',
  async (command) => {
    const processes = serverProcesses(target.url);
    const program = processes.run(command, {}, '--help');
    expect([await program.ended, program.output.err]).toEqual([
      1,
      `Usage: npm run ${command} -- vaglio-2026-11-22.backup\n`,
    ]);
    await processes.endAll();
  },
);

test('a backup where no installation is names the place and makes nothing there', async () => {
  const path = join(directory, 'vaglio.backup');
  const dataDir = join(directory, 'mistyped');
  const processes = serverProcesses(target.url);
  const embedded = processes.run('backup', { DATABASE_URL: '', DATA_DIR: dataDir }, path);
  expect([await embedded.ended, embedded.output.err]).toEqual([
    1,
    `There is no installation in ${dataDir}. DATA_DIR must be that of the server.\n`,
  ]);
  const empty = processes.run('backup', {}, path);
  expect([await empty.ended, empty.output.err]).toEqual([
    1,
    'The database that DATABASE_URL names holds no installation.\n',
  ]);
  expect(readdirSync(directory)).toEqual([]);
  await processes.endAll();
});
