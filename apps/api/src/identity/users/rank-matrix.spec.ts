import { asc } from 'drizzle-orm';
import { rankOf, type Role } from '@vaglio/access-control';
import { oneTimeTokens } from '../../platform/db/schema/one-time-tokens.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { users } from '../../platform/db/schema/users.table';
import { digestOf } from '../sign-in/passwords/password-hash';
import {
  ACCOUNT_CALLS,
  GIVEN,
  onAccount,
  register,
  registration,
  type AccountCall,
} from '../../testing/account-calls';
import { addAccount } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';

const ROLES = ['user', 'super', 'admin'] as const;
const TARGETS = ['lower', 'equal', 'higher', 'self', 'last admin'] as const;
type Target = (typeof TARGETS)[number];

/** All requests for accounts. The role change and the new account are listed once per role. */
const CALLS: { call: AccountCall; payload?: object; gives?: Role }[] = [
  ...ROLES.map((role) => ({ call: 'setUserRole' as const, payload: { role }, gives: role })),
  { call: 'setUserPassword' },
  { call: 'setUserPassword', payload: { newPassword: GIVEN } },
  { call: 'setUserStatus' },
  { call: 'setUserStatus', payload: { accountStatus: 'active' } },
  { call: 'setUserScopes' },
  { call: 'deleteUser' },
  { call: 'resetUserPassword' },
  { call: 'makeResetLink' },
];

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

/** Returns the database content that requests for accounts may change, except the last use of sessions. */
async function state() {
  return JSON.stringify([
    await world.db.select().from(users).orderBy(asc(users.id)),
    await world.db
      .select({ id: sessions.id, ended: sessions.ended_at })
      .from(sessions)
      .orderBy(asc(sessions.id)),
    await world.db.select().from(oneTimeTokens).orderBy(asc(oneTimeTokens.token_hash)),
    await world.db.select().from(outbox).orderBy(asc(outbox.id)),
  ]);
}

/**
 * Returns the account that a cell of the matrix changes; null if there is none, because no role is below user or above
 * admin.
 */
async function targetOf(actor: Role, target: Target): Promise<{ id: string; role: Role } | null> {
  if (target === 'self') return { id: world.person(actor).userId, role: actor };
  // The test's admin is the only admin unless a cell adds another one.
  if (target === 'last admin') return { id: world.person('admin').userId, role: 'admin' };
  const step = { lower: -1, equal: 0, higher: 1 }[target];
  const role = ROLES[ROLES.indexOf(actor) + step];
  return role === undefined ? null : { id: (await addAccount(world, { role })).userId, role };
}

/** Returns the status expected by decision D5. It does not use the implementation. */
function expectedStatus(
  actor: Role,
  { id, role }: { id: string; role: Role },
  { call, gives }: (typeof CALLS)[number],
): number {
  if (actor === 'user') return 403;
  if (call === 'setUserScopes' && actor !== 'admin') return 403;
  if (id === world.person(actor).userId) return 403;
  const mayAct = actor === 'admin' || rankOf(role) < 2;
  const mayGive = gives === undefined || actor === 'admin' || gives === 'user';
  if (!mayAct || !mayGive) return 403;
  return call === 'deleteUser' ? 204 : 200;
}

test('each route of each role on each account follows the rank rule, and a refusal changes nothing', async () => {
  const wrong: string[] = [];
  let cells = 0;
  let refused = 0;
  for (const tried of CALLS)
    for (const actor of ROLES)
      for (const target of TARGETS) {
        const found = await targetOf(actor, target);
        if (!found) continue;
        const before = await state();
        const { statusCode } = await onAccount(
          world,
          tried.call,
          world.person(actor).token,
          found.id,
          tried.payload,
        );
        const expected = expectedStatus(actor, found, tried);
        const cell = `${actor}: ${tried.call} ${JSON.stringify(tried.payload ?? {})} on ${target} (${found.role})`;
        cells += 1;
        if (statusCode !== expected) wrong.push(`${cell} is ${statusCode}, not ${expected}`);
        if (expected !== 403) continue;
        refused += 1;
        if ((await state()) !== before) wrong.push(`${cell} was refused and changed the database`);
      }
  expect(wrong).toEqual([]);
  // 11 requests for 13 pairs of actor and target. Refused: all 44 by a user, 47 of 55 by a super, and 22 by admins on
  // themselves.
  expect([cells, refused]).toEqual([143, 113]);
});

test.each(ROLES)('an account with the role %s is created only by people who may grant it', async (role) => {
  const expected = { user: 403, super: role === 'user' ? 201 : 403, admin: 201 };
  for (const actor of ROLES) {
    const before = await state();
    expect((await register(world, actor, registration({ role }))).statusCode).toBe(expected[actor]);
    expect((await state()) === before).toBe(expected[actor] === 403);
  }
});

test.each(Object.keys(ACCOUNT_CALLS) as AccountCall[])(
  '%s of an account that does not exist returns 404 with a message',
  async (call) => {
    const before = await state();
    for (const id of ['00000000-0000-4000-8000-000000000000', '7', "' or 1=1--"]) {
      const answer = await onAccount(world, call, world.person('admin').token, encodeURIComponent(id));
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'User not found' }]);
    }
    expect(await state()).toBe(before);
  },
);

test.each([
  ['setUserRole', { role: 'root' }, 'role must be user, super or admin.'],
  ['setUserRole', { role: 'user', scopes: [] }, 'There is no field scopes.'],
  ['setUserRole', {}, 'role is missing.'],
  ['setUserPassword', { newPassword: 'short' }, 'newPassword must be at least 8 characters long.'],
  ['setUserStatus', { accountStatus: 'locked' }, 'accountStatus must be active or disabled.'],
  ['setUserScopes', { scopes: ['*'] }, 'Entry 1 of scopes must be admin or investments:write.'],
  ['setUserScopes', { scopes: ['admin', 'admin'] }, 'scopes must not hold the same entry twice.'],
  ['resetUserPassword', { email: 'a@b.ch' }, 'There is no field email.'],
] as [AccountCall, object, string][])(
  'the account change %s with %j is refused: %s',
  async (call, payload, error) => {
    const { userId } = await addAccount(world);
    const before = await state();
    const answer = await onAccount(world, call, world.person('admin').token, userId, payload);
    expect([answer.statusCode, answer.json(), await state()]).toEqual([400, { error }, before]);
  },
);

test('a person without the permission gets the same responses for known and unknown accounts', async () => {
  const known = await addAccount(world);
  const probe = async (actor: 'user' | null, email: string, id: string) => {
    const headers = actor ? world.asRole(actor) : {};
    const made = await world.app.inject({
      method: 'POST',
      url: '/auth/register',
      headers,
      payload: { ...registration(), email },
    });
    const reset = await world.app.inject({
      method: 'POST',
      url: `/auth/admin/users/${id}/reset-password`,
      headers,
      payload: {},
    });
    return [made, reset].map((answer) =>
      JSON.stringify([answer.statusCode, answer.body, { ...answer.headers, date: '', 'x-request-id': '' }]),
    );
  };
  for (const actor of ['user', null] as const) {
    const unknown = await probe(actor, 'nobody@x.ch', '00000000-0000-4000-8000-000000000000');
    expect(await probe(actor, known.email, known.userId)).toEqual(unknown);
    expect(unknown[0]).toContain(actor ? '[403,' : '[401,');
  }
});

test('no response contains the digest or the plain password of an account', async () => {
  const answer = await register(world, 'admin', registration());
  for (const secret of [GIVEN, digestOf(GIVEN), 'argon2']) expect(answer.body).not.toContain(secret);
});
