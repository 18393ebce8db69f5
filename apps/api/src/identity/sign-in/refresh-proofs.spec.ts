import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from '../../app';
import { addAccount, cookieOf, login, refresh, statusWith, tokenOf } from '../../testing/accounts';
import { cuttableDatabase } from '../../testing/cuttable-database';
import { testApp } from '../../testing/test-app';
import { GRACE_MS } from './tokens/refresh-session';

/** Number of test rounds. REFRESH_ROUNDS sets another number; 200 rounds take 15 s. */
const ROUNDS = Number(process.env['REFRESH_ROUNDS'] ?? 20);
const AT_ONCE = 20;

let nowMs = Date.now();
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => nowMs });
});
afterAll(() => world.close());
beforeEach(() => {
  nowMs = Date.now();
});

async function signedIn() {
  const { email } = await addAccount(world);
  const answer = await login(world, email);
  return { cookie: cookieOf(answer), token: tokenOf(answer) };
}

test(`20 simultaneous refreshes, in ${ROUNDS} rounds on two servers, return one new token each and lose no session`, async () => {
  const other = { ...world, app: await buildApp(world.deps) };
  let { cookie } = await signedIn();
  for (let round = 0; round < ROUNDS; round++) {
    const before = cookie;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) => refresh(i % 2 === 0 ? world : other, before)),
    );
    const successors = new Set(answers.map(cookieOf));
    expect([
      answers.every(({ statusCode }) => statusCode === 200),
      successors.size,
      successors.has(before),
    ]).toEqual([true, 1, false]);
    [cookie = ''] = successors;
  }
  await other.app.close();
});

test('after a restart the previous refresh token works within the grace period', async () => {
  const { cookie } = await signedIn();
  const next = await refresh(world, cookie);
  const restarted = { ...world, app: await buildApp(world.deps) };
  nowMs += GRACE_MS - 1;
  expect(cookieOf(await refresh(restarted, cookie))).toBe(cookieOf(next));
  nowMs += 1;
  expect((await refresh(restarted, cookie)).statusCode).toBe(401);
  expect([(await refresh(world, cookieOf(next))).statusCode, await statusWith(world, tokenOf(next))]).toEqual(
    [401, 401],
  );
  await restarted.app.close();
});

test('a refresh during a database outage returns 503 and ends no session', async () => {
  const database = await cuttableDatabase(world.url);
  const cut = { ...world, app: await buildApp({ ...world.deps, db: database.db }) };
  for (const afterMs of [0, 1, 2, 3, 4, 6, 8, 12, 20]) {
    const { cookie, token } = await signedIn();
    const underWay = Promise.all(Array.from({ length: 8 }, () => refresh(cut, cookie)));
    await wait(afterMs);
    database.cut();
    const during = await refresh(cut, cookie);
    expect([during.statusCode, during.headers['retry-after'], during.cookies]).toEqual([503, '2', []]);
    expect(await statusWith(cut, token)).toBe(503);
    const statuses = (await underWay).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    database.mend();
    const healed = await refresh(cut, cookie);
    expect([healed.statusCode, await statusWith(cut, tokenOf(healed))]).toEqual([200, 200]);
  }
  await cut.app.close();
  await database.close();
});
