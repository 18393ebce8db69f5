import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, cookieOf, login, refresh, statusWith, tokenOf } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** Signs a person in from several devices. The first device sends the test requests. */
async function signedIn(devices: number) {
  const { email } = await addAccount(world);
  const answers = [];
  for (let n = 1; n <= devices; n++) answers.push(await login(world, email, undefined, `device-000${n}`));
  return answers.map((answer, n) => ({
    token: tokenOf(answer),
    cookie: cookieOf(answer),
    deviceId: `device-000${n + 1}`,
  }));
}

function call(token: string, method: 'GET' | 'DELETE', url: string) {
  return world.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
}

type Listed = { items: { id: string; device: string; isCurrent: boolean }[]; total: number };

test('a person sees the devices on which they are signed in, with the current device marked', async () => {
  const [here] = await signedIn(3);
  const list = (await call(here?.token ?? '', 'GET', '/auth/sessions')).json<Listed>();
  expect([list.total, list.items.filter(({ isCurrent }) => isCurrent).length]).toEqual([3, 1]);
  expect(list.items.map(({ device }) => device)).toEqual(Array(3).fill('Unknown browser'));
});

test('a signed-out device is refused at its next request, and other devices stay signed in', async () => {
  const [here, there, third] = await signedIn(3);
  const seenThere = (await call(there?.token ?? '', 'GET', '/auth/sessions')).json<Listed>();
  const id = seenThere.items.find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect((await call(here?.token ?? '', 'DELETE', `/auth/sessions/${id}`)).statusCode).toBe(204);
  expect(await statusWith(world, there?.token ?? '')).toBe(401);
  expect((await refresh(world, there?.cookie ?? '', there?.deviceId)).statusCode).toBe(401);
  expect([await statusWith(world, here?.token ?? ''), await statusWith(world, third?.token ?? '')]).toEqual([
    200, 200,
  ]);
  const events = await world.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.target_id, id));
  expect(events).toContainEqual({ action: 'session_ended' });
});

test('all other devices of a person can be signed out together, without an effect on other people', async () => {
  const [here, there] = await signedIn(2);
  const [stranger] = await signedIn(1);
  expect((await call(here?.token ?? '', 'DELETE', '/auth/sessions')).statusCode).toBe(204);
  expect(await statusWith(world, there?.token ?? '')).toBe(401);
  expect([
    await statusWith(world, here?.token ?? ''),
    await statusWith(world, stranger?.token ?? ''),
  ]).toEqual([200, 200]);
  expect((await call(here?.token ?? '', 'GET', '/auth/sessions')).json<Listed>().total).toBe(1);
});

test('the device of another person is not found and stays signed in', async () => {
  const [here] = await signedIn(1);
  const [stranger] = await signedIn(1);
  const theirs =
    (await call(stranger?.token ?? '', 'GET', '/auth/sessions')).json<Listed>().items[0]?.id ?? '';
  const answer = await call(here?.token ?? '', 'DELETE', `/auth/sessions/${theirs}`);
  expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'This device is not signed in.' }]);
  expect(await statusWith(world, stranger?.token ?? '')).toBe(200);
});

test.each(['not-an-id', '00000000-0000-0000-0000-000000000000'])(
  'signing out the device %s returns not found',
  async (id) => {
    const [here] = await signedIn(1);
    expect((await call(here?.token ?? '', 'DELETE', `/auth/sessions/${id}`)).statusCode).toBe(404);
  },
);
