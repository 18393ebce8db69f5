import type { TokenScope } from '@vaglio/access-control';
import type { users } from '../../platform/db/schema/users.table';
import { limitsFrom } from '../../platform/config/limits';
import { addAccount, login, tokenOf } from '../../testing/accounts';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';

type Created = { id: string; token: string; ending: string };
type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';

/**
 * Creates an application for requests with API tokens, and people with tokens.
 * @param now milliseconds since 1970
 */
export async function tokenApp(now: () => number) {
  const limits = { ...limitsFrom(() => 100_000), callsPerToken: 40 };
  const world = await testApp({ now, settings: { ...TEST_SETTINGS, limits } });
  const asOf = (token: string, url: string, method: Method = 'GET', payload?: object) =>
    world.app.inject({
      url,
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return {
    ...world,
    asOf,
    /** Creates the account of a person with a new API token. */
    person: async (
      scopes: readonly TokenScope[],
      overrides: Partial<typeof users.$inferInsert> = {},
      days = 30,
    ) => {
      const { userId, email } = await addAccount(world, { role: 'admin', ...overrides });
      const session = tokenOf(await login(world, email));
      const answer = await asOf(session, '/auth/api-tokens', 'POST', { name: 'Sync', scopes, days });
      return { userId, email, session, created: answer.json<Created>(), answer };
    },
  };
}
