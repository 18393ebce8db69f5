import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { addAccount } from '../../testing/accounts';
import { isWaitingForLock } from '../../testing/lock-waits';
import { lockActiveAdmins } from '../users/change-account';
import { serviceApp } from './service-accounts.fixture';
import type { ServiceAccountBody } from './service-accounts.schemas';

let server: Awaited<ReturnType<typeof serviceApp>>;
let account: ServiceAccountBody;
let token: string;
beforeAll(async () => {
  server = await serviceApp();
  // Another admin remains after the caller has lost the role.
  await addAccount(server, { role: 'admin' });
  account = await server.made({ name: 'Sync' });
  token = (await server.token(account.id, ['investments:read'])).id;
});
afterAll(() => server.close());

const FIELDS = { name: 'Late', purpose: 'Late', role: 'admin' };
const NEW_TOKEN = { name: 'Late', scopes: ['audit:read'], days: 30 };

const CHANGES: [string, () => Promise<{ status: number }>][] = [
  ['creates an account', () => server.accounts('admin', 'POST', '', FIELDS)],
  ['changes an account', () => server.change(account, { purpose: 'Late' })],
  ['creates a token', () => server.accounts('admin', 'POST', `/${account.id}/tokens`, NEW_TOKEN)],
  ['revokes a token', () => server.accounts('admin', 'DELETE', `/${account.id}/tokens/${token}`)],
  ['deletes an account', () => server.accounts('admin', 'DELETE', `/${account.id}`)],
];

/** Returns the status of an admin's request while another server removes the admin's role. */
async function answerWhileDemoted(call: () => Promise<{ status: number }>): Promise<number> {
  const { userId } = server.person('admin');
  const answered = await server.db.transaction(async (tx) => {
    await lockActiveAdmins(tx);
    let isDone = false;
    const answer = call().finally(() => {
      isDone = true;
    });
    while (!isDone && !(await isWaitingForLock(server.db))) await setTimeout(20);
    await tx
      .update(users)
      .set({ role: 'user', sessions_valid_from: '2999-01-01T00:00:00Z' })
      .where(eq(users.id, userId));
    return { answer };
  });
  const { status } = await answered.answer;
  await server.db
    .update(users)
    .set({ role: 'admin', sessions_valid_from: '2020-01-01T00:00:00Z' })
    .where(eq(users.id, userId));
  return status;
}

test.each(CHANGES)(
  'a service account request that %s is refused after its admin loses the role',
  async (_what, call) => {
    expect(await answerWhileDemoted(call)).toBe(401);
    const kept = await server.accounts('admin', 'GET');
    expect(kept.body.items).toEqual([{ ...account, tokens: 1 }]);
  },
);
