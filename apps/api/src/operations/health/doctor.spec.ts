import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKeys } from '../../platform/keys/open-keys';
import type { Database } from '../../platform/db/open-database';
import { readSettings, type StartSettings } from '../../platform/config/settings';
import { testDatabase } from '../../testing/test-database';
import { nodeFinding } from './server-checks';
import { examine, report } from './examine';

let database: Database;
let settings: StartSettings;
beforeAll(async () => {
  database = await testDatabase();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vaglio-doctor-'));
  settings = readSettings({ DATA_DIR, DATABASE_URL: database.url, SMTP_URL: 'smtp://mail.example' });
  await openKeys(database.db, settings);
});
afterAll(async () => {
  await database.close();
  rmSync(settings.dataDir, { recursive: true });
});

const look = (changes: Partial<StartSettings> = {}, now = Date.now) =>
  examine({ settings: { ...settings, ...changes }, now });
/** Subjects of findings that depend on the machine that runs the test. */
const OF_THE_MACHINE = ['Node', 'Data directory', 'Round trip'];
/** Returns the warnings and problems, without those that depend on the machine. */
const complaints = (findings: Awaited<ReturnType<typeof look>>) =>
  findings
    .filter(({ verdict, subject }) => verdict !== 'fine' && !OF_THE_MACHINE.includes(subject))
    .map(({ subject, verdict, text }) => `${subject} ${verdict}: ${text}`);

test('in a new installation the doctor reports only missing administrators and backups', async () => {
  const findings = await look();
  expect(complaints(findings)).toEqual([
    'Administrators warning: None can sign in.',
    'Backups warning: This server makes none by itself.',
  ]);
  expect(report(findings).text).toMatch(
    /^ok {4}Vaglio +Version .*\nok {4}Address +Only this machine reaches it/,
  );
});

test('the doctor reports keys of another installation and keys that other users can read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-doctor-keys-'));
  const [keys] = (await look({ dataDir })).filter(({ subject }) => subject === 'Keys');
  expect(keys).toMatchObject({ verdict: 'problem', text: 'They are not those of this database.' });
  expect(keys?.advice).toContain('vaglio keys adopt');
  const path = join(settings.dataDir, 'keys', 'token.key');
  chmodSync(path, 0o644);
  const open = (await look()).find(({ subject, verdict }) => subject === 'Keys' && verdict === 'problem');
  expect(open?.advice).toBe(`chmod 600 ${path}`);
  chmodSync(path, 0o600);
  rmSync(dataDir, { recursive: true });
});

test('the doctor warns about a Node version without security fixes', () => {
  const verdicts = ['20.20.2', '21.7.3', '23.11.1', '25.2.0', '22.9.0', '24.0.0', '27.1.0'].map(
    (version) => nodeFinding(version, '2026-11-29').verdict,
  );
  expect(verdicts).toEqual(['warning', 'warning', 'warning', 'warning', 'fine', 'fine', 'fine']);
  expect(nodeFinding('20.20.2', '2026-04-30').verdict).toBe('fine');
  expect(nodeFinding('20.20.2', '2026-05-01').text).toBe(
    'Version 20.20.2 has had no security fixes since 2026-04-30.',
  );
});

test('the doctor reports conflicting settings', async () => {
  const found = await look({
    host: '0.0.0.0',
    publicUrl: 'https://vaglio.example',
    smtpUrl: undefined,
    adminPassword: 'heron-lamp-quartz',
  });
  expect(complaints(found)).toEqual([
    'Proxy warning: TLS ends at a proxy, and TRUSTED_PROXIES is not set.',
    'First administrator warning: ADMIN_PASSWORD is set.',
    `Mail warning: No mail server is set up: messages are files in ${settings.dataDir}/outbox.`,
    'Administrators warning: None can sign in.',
    'Backups warning: This server makes none by itself.',
  ]);
  expect(complaints(await look({ host: '::' }))[0]).toMatch(/^Address warning: It listens on ::/);
});

test('the doctor reports late mails, an inactive schedule and different clocks as problems', async () => {
  await database.pool.query(
    "insert into outbox (kind, created_at) values ('reset', now() - interval '2 hours')",
  );
  await database.pool.query('update news_job set enabled = true');
  await database.pool.query('insert into news_job (id, enabled) values (1, true) on conflict do nothing');
  const found = await look({}, () => Date.now() + 90_000);
  expect(complaints(found).slice(0, 3)).toEqual([
    'Clock problem: This machine and the database are 90 s apart.',
    'Outgoing messages problem: 1 wait for more than an hour, 0 were given up in the last seven days.',
    'Schedule of the news problem: It is on, and no run has ended yet.',
  ]);
  expect(report(found).hasProblem).toBe(true);
});

test('the doctor stops if the database does not respond or has a newer version', async () => {
  const silent = await look({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  expect(silent.at(-1)).toMatchObject({ subject: 'Database', verdict: 'problem' });
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)",
  );
  const newer = await look();
  expect(complaints(newer)).toEqual(['Schema problem: It is that of a newer Vaglio.']);
});
