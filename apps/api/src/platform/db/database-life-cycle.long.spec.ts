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

/** Returns the rows that are missing in the database although their insertion was confirmed to this writer. */
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

test('after kill -9 of the server no PostgreSQL process remains, and no confirmed row is lost', async () => {
  const first = await writers.start();
  const postgres = writers.postgresPid();
  await first.end('SIGKILL');
  await until('PostgreSQL ends', () => !isRunning(postgres));
  const second = await writers.start();
  expect(await lostRows(first, second)).toEqual([]);
});

test('a server that stops normally leaves no process', async () => {
  const writer = await writers.start();
  const pids = [writers.postgresPid(), writers.supervisorPid()];
  expect(await writer.end('SIGTERM')).toBe(0);
  expect(pids.map(isRunning)).toEqual([false, false]);
});

test('if its supervisor process dies, PostgreSQL continues and stops with the server', async () => {
  const writer = await writers.start();
  const postgres = writers.postgresPid();
  process.kill(writers.supervisorPid(), 'SIGKILL');
  await until('a message', () => writer.text().includes('log The supervisor of PostgreSQL ended.'));
  await writesOn(writer);
  expect([writers.postgresPid(), writer.text()]).toEqual([postgres, expect.not.stringContaining('lost')]);
  await writer.end('SIGTERM');
  expect(isRunning(postgres)).toBe(false);
});

test('a killed PostgreSQL is restarted on the same port, and the server survives', async () => {
  const writer = await writers.start('holding');
  const postgres = writers.postgresPid();
  process.kill(postgres, 'SIGKILL');
  await until('another PostgreSQL', () => ![0, postgres].includes(writers.postgresPid()));
  await writesOn(writer);
  expect(await lostRows(writer)).toEqual([]);
  expect(writer.text()).toContain('log PostgreSQL ended; starting it again.');
});

test('a PostgreSQL whose server and supervisor were killed is replaced by the next start', async () => {
  const first = await writers.start();
  const postgres = writers.postgresPid();
  process.kill(writers.supervisorPid(), 'SIGKILL');
  await first.end('SIGKILL');
  const second = await writers.start();
  expect([writers.postgresPid() === postgres, isRunning(postgres)]).toEqual([false, false]);
  expect(await lostRows(first, second)).toEqual([]);
});

test('if two servers start for the first time at the same time, one of them is refused', async () => {
  const starts = await Promise.all([writers.outcome(), writers.outcome()]);
  expect(starts.filter((text) => /^ready /m.test(text))).toHaveLength(1);
  expect(starts.filter((text) => text.includes('uses the embedded PostgreSQL'))).toHaveLength(1);
});

test('a second server is refused with process, folder and port of the first server', async () => {
  const first = await writers.start();
  const [postgres, port] = [writers.postgresPid(), new URL(first.url()).port];
  const text = await writers.outcome();
  expect(text).toContain(
    `Process ${first.pid} uses the embedded PostgreSQL of ${writers.dataDir} already (process ${postgres}, port ${port}).`,
  );
  expect(text).toContain('Stop it first, or choose another DATA_DIR.');
  await writesOn(first);
  expect([writers.postgresPid(), first.text()]).toEqual([postgres, expect.not.stringContaining('lost')]);
});

test('a command uses the PostgreSQL of the running server and leaves it running', async () => {
  const server = await writers.start();
  const command = await writers.start('command');
  expect(command.url()).toBe(server.url());
  await command.end('SIGTERM');
  await writesOn(server);
  expect([await lostRows(command, server), server.text()]).toEqual([[], expect.not.stringContaining('lost')]);
});

test('without a server a command starts and stops PostgreSQL itself', async () => {
  const command = await writers.start('command');
  const postgres = writers.postgresPid();
  expect(await writers.outcome()).toContain(`Process ${command.pid} uses the embedded PostgreSQL`);
  await command.end('SIGTERM');
  expect(isRunning(postgres)).toBe(false);
});

test('the start of a server waits until a killed server has ended', async () => {
  const first = await writers.start();
  void first.end('SIGKILL');
  const second = await writers.start();
  expect(await lostRows(first, second)).toEqual([]);
});

test('a stale lock file does not block the start of a server', async () => {
  await (await writers.start()).end('SIGTERM');
  const stranger = process.platform === 'linux' ? process.pid : 999_999; // only Linux shows owners of ids
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

test('PostgreSQL starts below a directory that other users cannot enter, even for root', async () => {
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
