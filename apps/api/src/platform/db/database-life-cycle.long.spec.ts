import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { isRunning, until, writersOn, type Writer } from '../../testing/writer-process';

let writers: ReturnType<typeof writersOn>;
beforeEach(() => {
  writers = writersOn();
});
afterEach(() => writers.end());

/** Rows that were acknowledged to this writer and are not in the database now. */
async function lostRows(acknowledgedTo: Writer, running = acknowledgedTo): Promise<number[]> {
  const acknowledged = acknowledgedTo.rows();
  const client = new Client({ connectionString: running.url() });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from written');
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !stored.has(id));
}

async function writesOn(writer: Writer): Promise<void> {
  const before = writer.rows().length;
  await until('more rows of a writer', () => writer.rows().length > before + 5, writer.text);
}

test('after kill -9 of the application no PostgreSQL is left, and the next start finds every acknowledged row', async () => {
  const first = await writers.start();
  const postgres = writers.postgresPid();
  await first.end('SIGKILL');
  await until('PostgreSQL ends', () => !isRunning(postgres));
  const second = await writers.start();
  expect(await lostRows(first, second)).toEqual([]);
});

test('an application that ends in order leaves nothing running', async () => {
  const writer = await writers.start();
  const pids = [writers.postgresPid(), writers.supervisorPid()];
  expect(await writer.end('SIGTERM')).toBe(0);
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test('a killed supervisor is replaced: PostgreSQL goes on and still ends with the application', async () => {
  const writer = await writers.start();
  const [postgres, supervisor] = [writers.postgresPid(), writers.supervisorPid()];
  process.kill(supervisor, 'SIGKILL');
  await until('another supervisor', () => writers.supervisorPid() !== supervisor);
  await writesOn(writer);
  expect([writers.postgresPid(), writer.text()]).toEqual([postgres, expect.not.stringContaining('lost')]);
  await writer.end('SIGKILL');
  await until('PostgreSQL ends', () => !isRunning(postgres));
});

test('a killed PostgreSQL is there again on the same port, with every acknowledged row, and the application lives on', async () => {
  const writer = await writers.start('holding');
  const postgres = writers.postgresPid();
  process.kill(postgres, 'SIGKILL');
  await until('another PostgreSQL', () => ![0, postgres].includes(writers.postgresPid()));
  await writesOn(writer);
  expect(await lostRows(writer)).toEqual([]);
  expect(writer.text()).toContain('log PostgreSQL ended; starting it again.');
});

test('what is left when application and supervisor are killed at once, the next start uses and ends', async () => {
  const first = await writers.start();
  const postgres = writers.postgresPid();
  process.kill(writers.supervisorPid(), 'SIGKILL');
  await first.end('SIGKILL');
  const second = await writers.start();
  expect(writers.postgresPid()).toBe(postgres);
  expect(await lostRows(first, second)).toEqual([]);
  await second.end('SIGTERM');
  expect(isRunning(postgres)).toBe(false);
});

test('two first starts at the same time share one PostgreSQL', async () => {
  const [one, other] = await Promise.all([writers.start(), writers.start()]);
  expect(one.url()).toBe(other.url());
  expect([await lostRows(one, other), await lostRows(other, one)]).toEqual([[], []]);
});

test("a second start on the directory uses the first one's PostgreSQL, and takes over when the first ends", async () => {
  const first = await writers.start();
  const second = await writers.start();
  expect(second.url()).toBe(first.url());
  await first.end('SIGTERM');
  await until(
    'the second takes over',
    () => second.text().includes('log PostgreSQL is ready again'),
    second.text,
  );
  await writesOn(second);
  expect([await lostRows(first, second), await lostRows(second)]).toEqual([[], []]);
  expect(second.text()).toContain('log PostgreSQL ended; starting it again.');
  const postgres = writers.postgresPid();
  await second.end('SIGTERM');
  expect(isRunning(postgres)).toBe(false);
});

test("a second start that ends leaves the first one's PostgreSQL alone", async () => {
  const first = await writers.start();
  const postgres = writers.postgresPid();
  const second = await writers.start();
  await second.end('SIGTERM');
  await writesOn(first);
  expect([writers.postgresPid(), first.text()]).toEqual([postgres, expect.not.stringContaining('lost')]);
});

test('a lock file left by a crash does not hinder the start, though another program has its process number now', async () => {
  await (await writers.start()).end('SIGTERM');
  const stranger = process.platform === 'linux' ? process.pid : 999_999; // elsewhere its owner is unknown, only that none runs
  const lines = [
    stranger,
    join(writers.dataDir, 'postgres'),
    1,
    5432,
    '',
    '127.0.0.1',
    ' 5432001 0',
    'ready',
    '',
  ];
  writeFileSync(join(writers.dataDir, 'postgres', 'postmaster.pid'), lines.join('\n'));
  await writesOn(await writers.start());
});

test('it starts below a directory that no other user may enter, also for root', async () => {
  const locked = mkdtempSync(join(tmpdir(), 'vaglio-locked-'));
  chmodSync(locked, 0o700);
  const dataDir = join(locked, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const inside = writersOn(dataDir);
  await inside.start();
  const modes = ['postgres', 'postgres/vaglio-password'].map(
    (name) => statSync(join(dataDir, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
  await inside.end();
  rmSync(locked, { recursive: true });
});
