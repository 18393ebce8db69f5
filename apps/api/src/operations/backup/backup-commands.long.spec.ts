import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../platform/db/open-database';
import { serverProcesses, signInAt } from '../../testing/server-process';
import { bareDatabase, testDatabase } from '../../testing/test-database';
import { until } from '../../testing/writer-process';

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

test('an operator backs up a running server and starts another server from the backup', async () => {
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
    expect(await signInAt(address, PASSWORD)).not.toBe('');
  } finally {
    await first.endAll();
    await second.endAll();
  }
});

test.each(['backup', 'restore'] as const)('vaglio %s without a file prints its usage', async (command) => {
  const processes = serverProcesses(target.url);
  const program = processes.run(command, {});
  expect([await program.ended, program.output.out]).toEqual([2, '']);
  expect(program.output.err).toContain(`Usage: vaglio ${command} vaglio-2026-11-22.backup\n`);
  await processes.endAll();
});

test('with a storage target and a public key, backups need no file', async () => {
  const first = serverProcesses(source.url);
  const second = serverProcesses(target.url);
  const identity = join(directory, 'identity.txt');
  try {
    const key = first.run('backup', {}, 'new-key', identity);
    expect(await key.ended).toBe(0);
    const BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(key.output.out)?.[1] ?? '';
    const place = { BACKUP_DIR: directory, BACKUP_RECIPIENT };
    const server = await first.start({ ...place, ADMIN_PASSWORD: PASSWORD, DEMO_DATA: '1' });
    const made = () => readdirSync(directory).filter((name) => name.endsWith('.backup.age')).length;
    await until(
      'the server makes the backup that was due',
      () => made() === 1,
      () => server.output.err,
    );
    const backup = first.run('backup', place);
    expect([await backup.ended, backup.output.err]).toEqual([0, '']);
    expect(backup.output.out).toMatch(/Z\.backup\.age, \d+ rows, keys and settings, \d+ bytes\.\n/);
    const without = second.run('restore', place, 'newest');
    expect([await without.ended, without.output.err]).toEqual([
      1,
      expect.stringMatching(/is encrypted\. Set BACKUP_IDENTITY_FILE/),
    ]);
    const restore = second.run('restore', { ...place, BACKUP_IDENTITY_FILE: identity }, 'newest');
    expect([await restore.ended, restore.output.err]).toEqual([0, '']);
    expect(restore.output.out).toMatch(/\nstartups: 60 rows\n/);
  } finally {
    await first.endAll();
    await second.endAll();
  }
});

test('a backup without an installation names the missing folder and creates no files', async () => {
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
