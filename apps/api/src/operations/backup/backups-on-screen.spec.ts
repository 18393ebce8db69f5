import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { backupJobs, backups, restoreTests } from '../../platform/db/schema/backups.table';
import { digestOf } from '../../identity/sign-in/passwords/password-hash';
import { addAccount, login, PASSWORD, tokenOf } from '../../testing/accounts';
import { signAccessToken } from '../../identity/sign-in/tokens/access-token';
import { testReader } from '../../testing/test-reader';
import { backupWorld } from './backup.fixture';
import { openBackup } from './backup-file';
import type { BackupsBody } from './backups.schemas';
import { fetchBackup } from './fetch-backup';
import { runOrderedBackup } from './manual-backup';

const URL = '/auth/admin/backups';
const DAY_MS = 86_400_000;

let world: Awaited<ReturnType<typeof backupWorld>>;
let clock = Date.now();
let token = '';
let open: Awaited<ReturnType<typeof buildApp>>[] = [];
beforeAll(async () => {
  world = await backupWorld();
});
beforeEach(async () => {
  clock = Date.now();
  await signInAdmin();
  await world.db.execute(sql`truncate backups, backup_jobs, drills`);
});
afterEach(async () => {
  for (const app of open) await app.close();
  open = [];
});
afterAll(() => world.close());

/** Signs in an administrator with the keys of the test installation. */
async function signInAdmin() {
  const { userId, sessionId } = world.person('admin');
  const authTime = Math.floor(clock / 1000);
  const claims = { sub: userId, sid: sessionId, role: 'admin' as const, scopes: [], authTime };
  token = await signAccessToken(claims, world.deps.keys.token, clock);
}

/** Starts a server on the test database with its own data directory. @param change changed backup settings */
async function serverWith(change: object = {}, databaseUrl?: string) {
  const dataDir = world.newDataDir();
  const settings = {
    ...world.deps.settings,
    dataDir,
    databaseUrl,
    backups: { ...world.deps.settings.backups, ...change },
  };
  const deps = { ...world.deps, settings, now: () => clock };
  const app = await buildApp({ ...deps, reader: testReader() });
  const call = async (method: 'GET' | 'POST', path = '', payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url: URL + path, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, answer };
  };
  const read = async () => (await call('GET')).answer.json<BackupsBody>();
  const make = () => runOrderedBackup({ ...deps, pool: world.pool, settingsText: '' }, 'a server');
  open.push(app);
  return { app, dataDir, settings, call, read, make };
}

test('a requested backup is created once and shown next to the data', async () => {
  const server = await serverWith();
  expect(await server.read()).toMatchObject({
    last: null,
    is_late: true,
    schedule: [],
    place: join(server.dataDir, 'backups'),
    is_beside_data: true,
    state: 'possible',
    restore_test: 'impossible',
  });
  const ordered = await server.call('POST');
  expect([ordered.status, ordered.answer.json()]).toMatchObject([202, { state: 'running' }]);
  expect((await server.call('POST')).answer.json().error).toBe('A backup is being made already.');
  expect(await server.make()).toBe(true);
  expect(await server.make()).toBe(false);
  const [name = ''] = readdirSync(join(server.dataDir, 'backups'));
  expect(await server.read()).toMatchObject({
    last: { name, is_encrypted: false },
    failure: null,
    test: null,
    is_last_tested: false,
    is_late: false,
    state: 'possible',
    restore_test: 'possible',
  });
  clock += 8 * DAY_MS;
  await signInAdmin();
  expect((await server.read()).is_late).toBe(true);
  const events = await world.db.select().from(auditEvents);
  expect(events.filter(({ action }) => action === 'backup_ordered')).toHaveLength(1);
});

test('a requested backup that failed is no longer pending, and the reason is shown', async () => {
  const server = await serverWith({ place: { folder: '/nowhere/at/all' } });
  await server.call('POST');
  await expect(server.make()).rejects.toThrow('is missing, or cannot be written');
  expect(await server.read()).toMatchObject({
    last: null,
    failure: 'The folder /nowhere/at/all is missing, or cannot be written.',
    schedule: ['02:00'],
    is_beside_data: false,
    state: 'possible',
  });
});

test('a requested backup is abandoned if its servers stop during each attempt, and the reason is shown', async () => {
  const server = await serverWith();
  await server.call('POST');
  await world.db.update(backupJobs).set({ attempts: 3 });
  await expect(server.make()).rejects.toThrow('The server ended during each of 3 attempts.');
  expect(await server.read()).toMatchObject({
    last: null,
    failure: 'The server ended during each of 3 attempts.',
    state: 'possible',
  });
  expect(await server.make()).toBe(false);
});

test('on an external PostgreSQL without a storage target no backup can be requested', async () => {
  const server = await serverWith({}, world.url);
  expect(await server.read()).toMatchObject({ place: null, state: 'impossible' });
  const { status, answer } = await server.call('POST');
  expect([status, answer.json().error]).toEqual([
    409,
    'No place for backups is set: set BACKUP_DIR or BACKUP_S3_URL.',
  ]);
  expect((await server.call('POST', '/download', {})).status).toBe(404);
});

test('a downloaded backup is complete and encrypted for a new key that the server does not store', async () => {
  const server = await serverWith();
  await server.call('POST');
  await server.make();
  expect((await server.call('POST', '/download', {})).answer.json().error).toBe(
    'This backup is not encrypted: a key is needed to download it.',
  );
  const { recipient, identity } = (await server.call('POST', '/key')).answer.json();
  const { status, answer } = await server.call('POST', '/download', { recipient });
  expect([status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/octet-stream',
    'no-store',
  ]);
  expect(answer.rawPayload.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const folder = world.newDataDir();
  const [file, identityFile] = [join(folder, 'x.backup.age'), join(folder, 'key.txt')];
  writeFileSync(file, answer.rawPayload);
  writeFileSync(identityFile, `# public key: ${recipient}\n${identity}\n`);
  const settings = { dataDir: folder, backups: { ...server.settings.backups, identityFile } };
  const fetched = await fetchBackup(file, { settings, now: clock });
  const { manifest, close } = await openBackup(fetched.path);
  close();
  await fetched.remove();
  expect(manifest.proof?.startups).toBe(2);
  expect(readdirSync(join(server.dataDir, 'backup-work'))).toEqual([]);
  const events = (await world.db.select().from(auditEvents)).filter(
    ({ action }) => action === 'backup_downloaded',
  );
  expect(events.at(-1)).toMatchObject({ actor_id: world.person('admin').userId });
  expect(JSON.stringify(events)).not.toContain('AGE-SECRET');
});

test('an unencrypted backup is never downloaded without a key', async () => {
  const server = await serverWith();
  await server.call('POST');
  await server.make();
  await world.db.update(backups).set({ is_encrypted: true });
  const { status, answer } = await server.call('POST', '/download', {});
  expect([status, answer.json().error]).toEqual([
    400,
    'This backup is not encrypted: a key is needed to download it.',
  ]);
  const recipient = `age1${'q'.repeat(58)}`;
  const mistyped = await server.call('POST', '/download', { recipient });
  expect([mistyped.status, mistyped.answer.json().error]).toEqual([400, 'This is not a public key of age.']);
  expect(readdirSync(join(server.dataDir, 'backup-work'))).toEqual([]);
});

test('a person with a password confirms it before a backup is downloaded', async () => {
  const server = await serverWith();
  const { email } = await addAccount(world, { role: 'admin' });
  const signedIn = await login({ ...world, app: server.app }, email);
  const headers = { authorization: `Bearer ${tokenOf(signedIn)}` };
  const status = async (payload: object) =>
    (await server.app.inject({ method: 'POST', url: `${URL}/download`, headers, payload })).statusCode;
  expect(await status({})).toBe(403);
  expect(await status({ own_password: digestOf('wrong-password') })).toBe(400);
  expect(await status({ own_password: digestOf(PASSWORD) })).toBe(404);
});

test('a backup that is missing from the storage target is shown as missing', async () => {
  const server = await serverWith();
  const place = join(server.dataDir, 'backups');
  const made = { started_at: new Date(clock).toISOString(), is_encrypted: true, place };
  await world.db.insert(backups).values({ ...made, name: 'vaglio-2026-11-20T010000Z.backup.age', bytes: 1 });
  const { status, answer } = await server.call('POST', '/download', {});
  expect([status, answer.json().error]).toEqual([
    409,
    expect.stringMatching(/^The backup cannot be read: There is no backup vaglio-2026-11-20T010000Z/),
  ]);
});

test('a restore test counts only for the backup that it restored', async () => {
  const server = await serverWith();
  const now = new Date(clock).toISOString();
  const name = 'vaglio-2026-11-20T010000Z.backup';
  await world.db.insert(backups).values({ started_at: now, name, place: 'x', is_encrypted: false, bytes: 1 });
  const proved = { started_at: now, backup_name: name, backup_made_at: now, checks: [] };
  await world.db.insert(restoreTests).values(proved);
  expect(await server.read()).toMatchObject({
    is_last_tested: true,
    test: { backup_name: name, failure: null },
  });
  await world.db
    .insert(restoreTests)
    .values({ started_at: now, backup_name: 'newest', checks: [], failure: 'No room.' });
  expect(await server.read()).toMatchObject({ is_last_tested: true, test: { failure: 'No room.' } });
});

test('a restore test of an older file with the same name does not count', async () => {
  const server = await serverWith();
  const at = (ms: number) => new Date(clock + ms).toISOString();
  const made = { name: 'weekly.backup', place: '/mnt/disk', is_encrypted: false, bytes: 1 };
  await world.db.insert(backups).values({ ...made, started_at: at(-DAY_MS) });
  const proved = { started_at: at(0), backup_name: made.name, backup_made_at: at(-DAY_MS), checks: [] };
  await world.db.insert(restoreTests).values(proved);
  expect((await server.read()).is_last_tested).toBe(true);
  await world.db.insert(backups).values({ ...made, started_at: at(0) });
  expect((await server.read()).is_last_tested).toBe(false);
});

test('a backup stored outside the target counts as the last backup, but is not downloaded', async () => {
  const server = await serverWith();
  const elsewhere = { name: 'weekly.backup', place: '/mnt/disk', is_encrypted: false, bytes: 1 };
  const writeFile = () =>
    world.db.insert(backups).values({ ...elsewhere, started_at: new Date(clock).toISOString() });
  await writeFile();
  expect(await server.read()).toMatchObject({
    last: { name: elsewhere.name },
    stored: null,
    is_late: false,
    restore_test: 'impossible',
  });
  expect((await server.call('POST', '/download', {})).status).toBe(404);
  expect((await server.call('POST', '/restore-test')).status).toBe(409);
  await server.call('POST');
  await server.make();
  await writeFile();
  const [name = ''] = readdirSync(join(server.dataDir, 'backups'));
  expect(await server.read()).toMatchObject({
    last: { name: elsewhere.name },
    stored: { name },
    restore_test: 'possible',
  });
  const { recipient } = (await server.call('POST', '/key')).answer.json();
  const { status, answer } = await server.call('POST', '/download', { recipient });
  expect([status, answer.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="${name}.age"`,
  ]);
});
