import { and, eq, inArray } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import { ACCOUNT_CALLS, onAccount, type AccountCall } from '../../testing/account-calls';
import { addAccount, login, tokenOf } from '../../testing/accounts';
import { isWaitingForLock } from '../../testing/lock-waits';
import { testApp } from '../../testing/test-app';
import { until } from '../../testing/writer-process';

/** Number of rounds for each kind of removal, with and without the database trigger. */
const ROUNDS = 8;
/** Requests that remove an admin, with their bodies. */
const REMOVALS: [AccountCall, object | undefined][] = [
  ['deleteUser', undefined],
  ['setUserRole', { role: 'super' }],
  ['setUserStatus', { accountStatus: 'disabled' }],
];

let world: Awaited<ReturnType<typeof testApp>>;
let url: string;
beforeAll(async () => {
  world = await testApp();
  url = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

async function admins(count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => addAccount(world, { role: 'admin' })));
  // Other admins temporarily lose the role, so that only the new admins have it.
  const ids = made.map(({ userId }) => userId);
  const others = (await world.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))).filter(
    ({ id }) => !ids.includes(id),
  );
  await world.db
    .update(users)
    .set({ role: 'user' })
    .where(
      inArray(
        users.id,
        others.map(({ id }) => id),
      ),
    );
  return Promise.all(
    made.map(async ({ userId, email }) => ({ userId, token: tokenOf(await login(world, email)) })),
  );
}

const activeAdmins = () =>
  world.db.$count(users, and(eq(users.role, 'admin'), eq(users.account_status, 'active')));

/** Sends a request over a separate connection. */
async function call([name, payload]: [AccountCall, object | undefined], token: string, targetId: string) {
  const { method, path } = ACCOUNT_CALLS[name];
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${url}/auth/admin/users/${targetId}${path}`, {
    method,
    headers,
    ...(payload && { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  return { status: answer.status, error: text === '' ? undefined : JSON.parse(text).error };
}

const NETS = ['locks and trigger', 'locks alone'] as const;
const RACES = REMOVALS.flatMap((removal) => NETS.map((net) => [removal[0], net, removal] as const));

test.each(RACES)(
  'when two admins %s each other at once (%s), one admin remains',
  async (_call, net, removal) => {
    await world.pool.query(`alter table users ${net === 'locks alone' ? 'disable' : 'enable'} trigger user`);
    const seen: Record<number, number> = {};
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b] = await admins(2);
      if (!a || !b) throw new Error('no admins');
      const answers = await Promise.all([call(removal, a.token, b.userId), call(removal, b.token, a.userId)]);
      expect(await activeAdmins()).toBe(1);
      const [winner, loser] = answers.sort((x, y) => x.status - y.status);
      expect(winner?.status).toBe(removal[0] === 'deleteUser' ? 204 : 200);
      // 401 if the guard found that the losing admin's session had ended; 409 if the request had passed the guard and
      // waited for the lock.
      if (loser?.status === 409)
        expect(loser.error).toBe('This is the last active admin. Make somebody else an admin first.');
      else expect(loser?.status).toBe(401);
      seen[loser?.status ?? 0] = (seen[loser?.status ?? 0] ?? 0) + 1;
    }
    process.stdout.write(`${removal[0]} (${net}): losers ${JSON.stringify(seen)} of ${ROUNDS}\n`);
    // After a deletion, no request is refused with 409.
    if (removal[0] === 'deleteUser') expect(seen).toEqual({ 401: ROUNDS });
    else expect(seen[409]).toBeGreaterThan(0);
  },
);

test('five admins who remove each other in a ring cannot remove the last admin', async () => {
  for (let round = 0; round < 20; round++) {
    const ring = await admins(5);
    const answers = await Promise.all(
      ring.map(({ token }, n) => {
        const next = ring[(n + 1) % ring.length];
        return call(
          REMOVALS[(round + n) % REMOVALS.length] ?? ['deleteUser', undefined],
          token,
          next?.userId ?? '',
        );
      }),
    );
    const removed = answers.filter(({ status }) => status < 300).length;
    expect(await activeAdmins()).toBe(ring.length - removed);
    expect(removed).toBeLessThan(ring.length);
    expect(answers.filter(({ status }) => ![200, 204, 401, 409].includes(status))).toEqual([]);
  }
});

test('an admin who loses the role while their request waits for the lock changes nothing', async () => {
  // A delay longer than the lock timeout results in a 503. The test then retries with other accounts.
  let status = 503;
  for (let round = 0; status === 503 && round < 4; round += 1) status = await deleteAfterLosingTheRole();
  expect(status).toBe(401);
});

/**
 * Sends a request as an admin who loses the role while the request waits.
 * @returns the response status
 */
async function deleteAfterLosingTheRole(): Promise<number> {
  const [a, b] = await admins(2);
  const { userId } = await addAccount(world);
  if (!a || !b) throw new Error('no admins');
  const waiting = await world.pool.connect();
  await waiting.query('begin');
  await waiting.query('select id from users where id = $1 for update', [a.userId]);
  const call = onAccount(world, 'deleteUser', b.token, userId);
  await until('the request waits', () => isWaitingForLock(world.db));
  await waiting.query(
    "update users set role = 'user', sessions_valid_from = now() + interval '1 second' where id = $1",
    [b.userId],
  );
  await waiting.query('commit');
  waiting.release();
  const { statusCode } = await call;
  expect(await world.db.$count(users, eq(users.id, userId))).toBe(1);
  expect(
    await world.db.$count(
      auditEvents,
      and(eq(auditEvents.target_id, userId), eq(auditEvents.action, 'user_deleted')),
    ),
  ).toBe(0);
  return statusCode;
}
