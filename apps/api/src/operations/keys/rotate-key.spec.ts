import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { checkPassword, digestOf, hashPassword } from '../../identity/sign-in/passwords/password-hash';
import { users } from '../../platform/db/schema/users.table';
import { addAccount, PASSWORD } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { installationKeys } from '../../platform/db/schema/installation-keys.table';
import type { KeyName } from '../../platform/keys/key-ring';
import { openKeys } from '../../platform/keys/open-keys';
import { dropPredecessors, keyStates, rotateKey } from './rotate-key';

const MINUTE_MS = 60_000;

let world: Awaited<ReturnType<typeof testApp>>;
let dataDir = '';
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vaglio-keys-'));
  await world.db.delete(installationKeys);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const source = () => ({ dataDir, environmentKeys: {} });
const start = () => openKeys(world.db, source());
const stateOf = async (name: string, now = Date.now()) =>
  (await keyStates(world.db, source(), now)).find((state) => state.name === name);
const rotate = (name: KeyName) => rotateKey(world.db, source(), name);
const drop = (name: KeyName, isNewEverywhere = true) =>
  dropPredecessors(world.db, source(), name, { now: Date.now(), isNewEverywhere });
const fileOf = (name: string) => join(dataDir, 'keys', `${name}.key`);

test('a rotated pepper is used from the next start', async () => {
  const before = await start();
  const { userId } = await addAccount(world);
  const setHash = async (password_hash: string) =>
    world.db.update(users).set({ password_hash }).where(eq(users.id, userId));
  const oldHash = await hashPassword(digestOf(PASSWORD), before.pepper);
  await setHash(oldHash);
  await rotate('pepper');
  expect(await stateOf('pepper')).toMatchObject({ inUseSince: null, predecessors: 1 });
  await expect(drop('pepper')).rejects.toThrow(
    'No server has started with the new key of pepper: restart every server first.',
  );
  const after = await start();
  expect(after.pepper.slice(1)).toEqual(before.pepper);
  expect((await checkPassword(digestOf(PASSWORD), oldHash, after.pepper)).isRight).toBe(true);
  await expect(drop('pepper')).rejects.toThrow(/^The older keys of pepper are still needed: 1 password\.$/);
  await setHash(await hashPassword(digestOf(PASSWORD), after.pepper));
  expect(await drop('pepper')).toBe(1);
  expect((await start()).pepper).toEqual([after.pepper[0]]);
  expect(statSync(fileOf('pepper')).mode & 0o777).toBe(0o600);
});

test('while other servers may be running, an older key is removed only after all were restarted', async () => {
  await start();
  await rotate('audit');
  await start();
  const since = new Date((await stateOf('audit'))?.inUseSince ?? 0).toISOString();
  await expect(drop('audit', false)).rejects.toThrow(
    new RegExp(`since before ${since} makes with[^]*drop audit --all-restarted$`),
  );
  expect(readFileSync(fileOf('audit'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(await drop('audit')).toBe(1);
  expect(await drop('audit', false)).toBe(0);
});

test('the previous access token key may be removed after 15 minutes', async () => {
  await start();
  await rotate('token');
  await start();
  const since = (await stateOf('token'))?.inUseSince ?? 0;
  const needs = async (minutes: number) => (await stateOf('token', since + minutes * MINUTE_MS))?.needs;
  expect(await needs(14)).toMatch(/^sessions until /);
  expect(await needs(15)).toBe('');
});

test('a rotation does not change keys from the environment or keys of another database', async () => {
  const keys = await start();
  const environmentKeys = { token: keys.token };
  await expect(rotateKey(world.db, { dataDir, environmentKeys }, 'token')).rejects.toThrow(
    /^KEY_TOKEN gives this key\./,
  );
  writeFileSync(fileOf('audit'), `${'ab'.repeat(32)}\n`);
  await expect(stateOf('audit')).rejects.toThrow(/^The key audit is not that of this database/);
  await expect(rotate('audit')).rejects.toThrow(/^The key audit is not that of this database/);
  expect(readFileSync(fileOf('token'), 'utf8').trim()).toHaveLength(64);
});

test('simultaneous rotations keep the keys of each other', async () => {
  const { token } = await start();
  await Promise.all(Array.from({ length: 5 }, () => rotate('token')));
  const rotated = (await start()).token;
  expect(rotated).toHaveLength(6);
  expect(rotated.slice(5)).toEqual(token);
});

test('a rotation is refused if the key has the maximum number of older keys', async () => {
  await start();
  for (let n = 0; n < 7; n += 1) await rotate('audit');
  await expect(rotate('audit')).rejects.toThrow(/^audit has 7 older keys: remove them first/);
  expect((await start()).audit).toHaveLength(8);
});
