import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { THE_SERVER } from '../../audit/audit-event';
import { BACKUP_CHECKS } from '../health/backup-checks';
import { examineAll } from '../health/health-checks';
import { backupWorld } from './backup.fixture';
import { backUpWhenDue } from './backup-worker';
import { lastRestoreTests } from './backups.queries';
import { restoreTests } from '../../platform/db/schema/backups.table';
import { writeNewIdentity } from './new-identity';
import { requestRestoreTest, restoreTestState, runRequestedTest } from './restore-test';
import { runRestoreTest } from './run-restore-test';

const NIGHT = Date.parse('2026-11-22T02:00:00Z');

let world: Awaited<ReturnType<typeof backupWorld>>;
let place = '';
beforeAll(async () => {
  world = await backupWorld();
});
beforeEach(async () => {
  place = world.newDataDir();
  await world.db.execute(sql`truncate backups, backup_jobs, drills`);
});
afterAll(() => world.close());

function needsWith(change: object = {}) {
  const backups = { ...world.deps.settings.backups, place: { folder: place }, ...change };
  return {
    ...world,
    keys: world.deps.keys,
    settings: { ...world.deps.settings, dataDir: world.newDataDir(), backups },
    settingsText: '',
    now: () => NIGHT,
    log: { warn: () => undefined },
  };
}
const request = (change: object = {}) =>
  requestRestoreTest({ db: world.db, settings: needsWith(change).settings }, THE_SERVER);
const stateWith = (change: object = {}) => restoreTestState(world.db, needsWith(change).settings);
const findings = (change: object = {}, now = Date.now()) =>
  examineAll(BACKUP_CHECKS, { db: world.db, settings: needsWith(change).settings, now: () => now });

test('a requested restore test runs once with the newest backup', async () => {
  const needs = needsWith();
  await backUpWhenDue(needs, 'a server');
  expect(await runRequestedTest(needs, 'a server')).toBe(false);
  await request();
  expect(await runRequestedTest(needs, 'a server')).toBe(true);
  expect(await runRequestedTest(needs, 'another')).toBe(false);
  const { tried: restoreTest } = await lastRestoreTests(world.db);
  expect(restoreTest).toMatchObject({ backup_name: 'vaglio-2026-11-22T020000Z.backup', failure: null });
  expect(restoreTest?.checks.map(({ name, is_right, text }) => `${is_right} ${name}: ${text}`)).toEqual([
    expect.stringMatching(/^true Rows: \d+ rows of \d+ tables are as they were written\.$/),
    'true Keys: They are those of this database.',
    'true Startups: 2, with scores of 2.25 together.',
    'true Scores: 2 of 2 are what the rules give.',
    expect.stringMatching(/^true Audit trail: \d+ events are as they were sealed\.$/),
  ]);
  expect(readdirSync(needs.settings.dataDir)).toEqual(['backup-work']);
  expect((await findings()).map(({ subject, verdict }) => [subject, verdict])).toEqual([
    ['Backups', 'fine'],
    ['Restore test', 'fine'],
  ]);
});

test('a restore test reports a score that differs from the rules, and the next step', async () => {
  await world.db.execute(sql`update startups set score = score + 1 where company_name = 'Zwei'`);
  const needs = needsWith();
  await backUpWhenDue(needs, 'a server');
  await request();
  await expect(runRequestedTest(needs, 'a server')).rejects.toThrow(
    /is not proved\. Scores: 1 of 2 are what/,
  );
  const [, restoreTest] = await findings();
  expect(restoreTest).toMatchObject({
    verdict: 'problem',
    advice: 'Settings, Backups tests it, and so does vaglio restore-test.',
  });
  await world.db.execute(sql`update startups set score = score - 1 where company_name = 'Zwei'`);
});

test('a damaged backup fails the restore test and leaves no files', async () => {
  const needs = needsWith();
  await backUpWhenDue(needs, 'a server');
  const path = join(place, readdirSync(place)[0] ?? '');
  const bytes = readFileSync(path);
  bytes.fill(0, bytes.length >> 1, (bytes.length >> 1) + 50);
  writeFileSync(path, bytes);
  const { failure, checks } = await runRestoreTest('newest', needs);
  expect([failure, checks]).toEqual([expect.any(String), []]);
  expect(readdirSync(needs.settings.dataDir)).toEqual(['backup-work']);
});

test('a backup that does not fit on the disk is not restored for a test, and the reason is stored', async () => {
  const needs = needsWith();
  await backUpWhenDue(needs, 'a server');
  const { failure, checks } = await runRestoreTest('newest', { ...needs, free: async () => 100 * 1024 ** 2 });
  expect([failure, checks]).toEqual([
    `${needs.settings.dataDir} has 100 MiB free, and 1.0 GiB are needed. Make room, or use another machine.`,
    [],
  ]);
  expect(readdirSync(needs.settings.dataDir)).toEqual(['backup-work']);
});

test('a restore test of an encrypted backup needs the secret key', async () => {
  const identityFile = join(world.newDataDir(), 'identity.txt');
  const recipients = [await writeNewIdentity(identityFile)];
  await backUpWhenDue(needsWith({ recipients }), 'a server');
  expect(await stateWith({ recipients })).toBe('impossible');
  expect((await findings({ recipients }))[1]).toMatchObject({
    verdict: 'warning',
    advice: expect.stringContaining('BACKUP_IDENTITY_FILE'),
  });
  await request({ recipients, identityFile });
  expect(await runRequestedTest(needsWith({ recipients, identityFile }), 'a server')).toBe(true);
});

test('a restore test is refused without a backup and while another test is running', async () => {
  await expect(request()).rejects.toThrow('This server has no backup that it can restore.');
  await backUpWhenDue(needsWith(), 'a server');
  expect(await stateWith()).toBe('possible');
  await request();
  expect(await stateWith()).toBe('running');
  await expect(request()).rejects.toThrow('A restore test is running already.');
  const { rows } = await world.pool.query('select action from audit_events order by id desc limit 1');
  expect(rows).toEqual([{ action: 'restore_test_requested' }]);
});

test('a restore test is abandoned with the reason if its servers stop during each attempt', async () => {
  await backUpWhenDue(needsWith(), 'a server');
  await request();
  await world.db.execute(sql`update backup_jobs set attempts = 3 where kind = 'restore_test'`);
  await expect(runRequestedTest(needsWith(), 'a server')).rejects.toThrow(
    'The server ended during each of 3',
  );
  expect([await stateWith(), (await lastRestoreTests(world.db)).tried?.failure]).toEqual([
    'possible',
    'The server ended during each of 3 attempts.',
  ]);
});

test('missing, late or failing backups and outdated restore tests are reported with a next step', async () => {
  const late = Date.now() + 40 * 86_400_000;
  expect((await findings({ place: undefined }))[0]).toMatchObject({ verdict: 'warning', subject: 'Backups' });
  expect((await findings())[0]).toMatchObject({ verdict: 'problem', text: 'None has been made yet.' });
  await backUpWhenDue(needsWith(), 'a server');
  await world.db.insert(restoreTests).values(await runRestoreTest('newest', needsWith()));
  expect((await findings({}, late)).map(({ verdict }) => verdict)).toEqual(['problem', 'warning']);
});

test('expired backups that could not be removed are reported until a later backup removes them', async () => {
  const needs = needsWith({ keepDays: 1, keepWeeks: 1 });
  await backUpWhenDue(needs, 'a server');
  // A folder with the name of a backup must not be removed as an expired backup.
  mkdirSync(join(place, 'vaglio-2026-11-20T020000Z.backup'));
  const later = { ...needs, now: () => NIGHT + 86_400_000 };
  await backUpWhenDue(later, 'a server');
  const [backup, removal] = await findings();
  expect([backup?.verdict, removal?.subject, removal?.verdict]).toEqual(['fine', 'Old backups', 'warning']);
  expect(removal?.text).toMatch(/^They could not be removed: .+/);
  rmdirSync(join(place, 'vaglio-2026-11-20T020000Z.backup'));
  await backUpWhenDue({ ...needs, now: () => NIGHT + 2 * 86_400_000 }, 'a server');
  expect((await findings()).map(({ subject }) => subject)).toEqual(['Backups', 'Restore test']);
});
