import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPassword, digestOf, hashPassword } from '../../identity/sign-in/passwords/password-hash';
import { sessions } from '../db/schema/sessions.table';
import { addAccount, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { users } from '../db/schema/users.table';
import { auditEvents } from '../db/schema/audit-events.table';
import { adoptKeys } from '../../operations/keys/adopt-keys';
import { installationKeys } from '../db/schema/installation-keys.table';
import { makeKeyFile } from './key-files';
import { keyId, type Keys } from './key-ring';
import { openKeys } from './open-keys';

let world: Awaited<ReturnType<typeof testApp>>;
let directories: string[] = [];
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(installationKeys);
});
afterEach(() => {
  directories.forEach((directory) => rmSync(directory, { recursive: true }));
  directories = [];
});

function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'vaglio-keys-'));
  directories.push(directory);
  return directory;
}
const open = (dataDir: string, environmentKeys: Partial<Keys> = {}) =>
  openKeys(world.db, { dataDir, environmentKeys });
const fileOf = (dataDir: string, name: string) => join(dataDir, 'keys', `${name}.key`);

test('the first start creates four different keys, and every later start uses them', async () => {
  const dataDir = newDataDir();
  const keys = await open(dataDir);
  expect(new Set(Object.values(keys).map(([key]) => keyId(key))).size).toBe(4);
  expect(readdirSync(join(dataDir, 'keys')).sort()).toEqual([
    'audit.key',
    'pepper.key',
    'refresh.key',
    'token.key',
  ]);
  expect(await open(dataDir)).toEqual(keys);
});

test('another data directory on the same database is refused with an explanation', async () => {
  await open(newDataDir());
  const other = newDataDir();
  const refusal = new RegExp(
    [
      String.raw`^The keys of this database are not here: token, refresh, pepper, audit\.`,
      'KEY_TOKEN, KEY_REFRESH, KEY_PEPPER, KEY_AUDIT',
      'vaglio keys adopt',
    ].join(String.raw`[\s\S]*`),
  );
  await expect(open(other)).rejects.toThrow(refusal);
  expect(readdirSync(other)).toEqual([]);
});

test('if two first starts use different data directories, one of them is refused', async () => {
  const starts = await Promise.allSettled([open(newDataDir()), open(newDataDir())]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('if a key belongs to another installation, the message names the key', async () => {
  const dataDir = newDataDir();
  await open(dataDir);
  writeFileSync(fileOf(dataDir, 'pepper'), randomBytes(32).toString('hex'));
  await expect(open(dataDir)).rejects.toThrow(/not here: pepper\./);
});

test('a rotated key is accepted while the previous key follows it in the file', async () => {
  const dataDir = newDataDir();
  const { pepper } = await open(dataDir);
  const fresh = randomBytes(32);
  writeFileSync(
    fileOf(dataDir, 'pepper'),
    `${fresh.toString('hex')}\n${readFileSync(fileOf(dataDir, 'pepper'), 'utf8')}`,
  );
  expect((await open(dataDir)).pepper).toEqual([fresh, pepper[0]]);
  writeFileSync(fileOf(dataDir, 'pepper'), fresh.toString('hex'));
  expect((await open(dataDir)).pepper).toEqual([fresh]);
});

test('keys from the environment are used and never written to a file or table', async () => {
  const dataDir = newDataDir();
  const given: Keys = {
    token: [randomBytes(32)],
    refresh: [randomBytes(32)],
    pepper: [randomBytes(32)],
    audit: [randomBytes(32)],
  };
  expect(await open(dataDir, given)).toEqual(given);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a token key from the environment is not copied into the file of the audit key', async () => {
  const dataDir = newDataDir();
  const token: Keys['token'] = [randomBytes(32)];
  const { audit } = await open(dataDir, { token });
  expect(audit).not.toEqual(token);
  expect(readFileSync(fileOf(dataDir, 'audit'), 'utf8')).not.toContain(Buffer.from(token[0]).toString('hex'));
});

test('an installation without an audit key keeps its masked emails, because the token key is copied', async () => {
  const dataDir = newDataDir();
  const token = await makeKeyFile(dataDir, 'token');
  expect((await open(dataDir)).audit).toEqual(token);
});

test('a password hashed with a replaced pepper is accepted, and renewed at the next sign-in', async () => {
  const digest = digestOf(PASSWORD);
  const old = randomBytes(32);
  const fresh = randomBytes(32);
  const stored = await hashPassword(digest, [old]);
  expect(await checkPassword(digest, stored, [fresh, old])).toEqual({ isRight: true, isOutdated: true });
  const renewed = await hashPassword(digest, [fresh, old]);
  expect(await checkPassword(digest, renewed, [fresh])).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword(digest, stored, [fresh])).toMatchObject({ isRight: false });
});

test('a password hash that is older than pepper ids belongs to the oldest pepper', async () => {
  const digest = digestOf(PASSWORD);
  const old = randomBytes(32);
  const [, bare = ''] = (await hashPassword(digest, [old])).split(':');
  expect(await checkPassword(digest, bare, [randomBytes(32), old])).toEqual({
    isRight: true,
    isOutdated: true,
  });
});

test('adopt-keys ends all sessions and invalidates all passwords when the pepper is lost', async () => {
  const dataDir = newDataDir();
  await open(dataDir);
  const { email } = await addAccount(world);
  const token = tokenOf(await login(world, email));
  expect(await statusWith(world, token)).toBe(200);
  rmSync(join(dataDir, 'keys'), { recursive: true });
  const source = { dataDir, environmentKeys: {} };
  expect(await adoptKeys(world.db, source, Date.now())).toEqual(['token', 'refresh', 'pepper', 'audit']);
  expect(await statusWith(world, token)).toBe(401);
  expect((await world.db.select().from(users)).filter(({ password_hash }) => password_hash)).toEqual([]);
  expect((await world.db.select().from(sessions)).filter(({ ended_at }) => !ended_at)).toEqual([]);
  const events = await world.db.select().from(auditEvents);
  expect(events.at(-1)).toMatchObject({ action: 'keys_adopted' });
  await open(dataDir);
  expect(await adoptKeys(world.db, source, Date.now())).toEqual([]);
});
