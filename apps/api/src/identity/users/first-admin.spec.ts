import { eq } from 'drizzle-orm';
import { oneTimeTokens } from '../../platform/db/schema/one-time-tokens.table';
import { users } from '../../platform/db/schema/users.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import { DEVICE, login, PASSWORD, statusWith, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { createAdmin, prepareFirstAdmin } from './first-admin';

const NEW = digestOf('otter-violin-canyon-42');
const DAY = 24 * 3_600_000;

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterAll(() => world.close());
beforeEach(async () => {
  nowMs = Date.now();
  await world.db.delete(users);
});

const start = (overrides: { adminPassword?: string; adminEmail?: string } = {}) =>
  prepareFirstAdmin({ ...world.deps, settings: { ...world.deps.settings, port: 4000, ...overrides } });

function openLink(link: string | undefined, newPassword = NEW) {
  const tmpToken = link?.split('#tmpToken=')[1] ?? '';
  const payload = { newPassword, deviceId: DEVICE };
  return world.app.inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${tmpToken}` },
    payload,
  });
}

test('the first start creates the admin and prints a link that sets the password', async () => {
  const invitation = await start({ adminEmail: 'Ann@X.ch' });
  expect(invitation).toEqual({
    email: 'Ann@X.ch',
    link: expect.stringMatching(/^http:\/\/localhost:4000\/change-password-first#tmpToken=[\w-]{43}$/),
  });
  const answer = await openLink(invitation?.link);
  expect([answer.statusCode, await statusWith(world, tokenOf(answer))]).toEqual([200, 200]);
  expect((await login(world, 'ann@x.ch', NEW)).json()).toEqual({ token: expect.any(String) });
});

test('a later start replaces an unused link of the first admin', async () => {
  const first = await start();
  const second = await start();
  expect((await openLink(first?.link)).statusCode).toBe(401);
  expect((await openLink(second?.link)).statusCode).toBe(200);
  expect(await start()).toBeNull();
  expect(await world.db.$count(users)).toBe(1);
});

test('the link of the first admin is valid for 24 hours', async () => {
  const invitation = await start();
  nowMs += DAY;
  expect((await openLink(invitation?.link)).statusCode).toBe(401);
});

test('simultaneous first starts create one admin and one valid link', async () => {
  const invitations = await Promise.all([start(), start(), start()]);
  expect(await world.db.$count(users)).toBe(1);
  expect(await world.db.$count(oneTimeTokens)).toBe(1);
  const answers = await Promise.all(invitations.map((invitation) => openLink(invitation?.link)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
});

test('ADMIN_PASSWORD creates the first admin, and is ignored if a user exists', async () => {
  expect(await start({ adminPassword: PASSWORD })).toBeNull();
  expect((await login(world, 'admin@vaglio.local')).json()).toEqual({ token: expect.any(String) });
  await start({ adminPassword: 'another long password', adminEmail: 'other@vaglio.local' });
  expect(await world.db.$count(users)).toBe(1);
  expect((await login(world, 'admin@vaglio.local')).statusCode).toBe(200);
});

test('create-admin adds an admin, or renews the unused link of an admin', async () => {
  await start({ adminPassword: PASSWORD });
  const first = await createAdmin(world.deps, 'bea@x.ch');
  const second = await createAdmin(world.deps, 'BEA@x.ch');
  expect((await openLink(first.link)).statusCode).toBe(401);
  expect((await openLink(second.link)).statusCode).toBe(200);
  const [bea] = await world.db.select().from(users).where(eq(users.email_key, 'bea@x.ch'));
  expect(bea).toMatchObject({ role: 'admin', must_change_password: false });
});

test.each([
  ['admin@vaglio.local', /There is an account/],
  ['nonsense', /is not an email address/],
])('create-admin refuses the email %s with a message', async (email, message) => {
  await start({ adminPassword: PASSWORD });
  await expect(createAdmin(world.deps, email)).rejects.toThrow(message);
});
