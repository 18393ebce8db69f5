import { PERMISSIONS, tokenScopesOf } from '@vaglio/access-control';
import { limitsFrom } from '../../platform/config/limits';
import { testApp, TEST_SETTINGS } from '../../testing/test-app';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { newTokenText, tokenHashOf } from './token-text';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ settings: { ...TEST_SETTINGS, limits: limitsFrom(() => 100_000) } });
});
afterAll(() => world.close());

const texts = new Map<string, string>();
/** Returns an administrator's token with the given scopes. */
async function tokenWith(scopes: readonly string[]): Promise<string> {
  const known = texts.get(scopes.join());
  if (known !== undefined) return known;
  const text = newTokenText();
  await world.db.insert(apiTokens).values({
    user_id: world.person('admin').userId,
    name: scopes.join(),
    token_hash: tokenHashOf(text),
    ending: text.slice(-4),
    scopes: [...scopes],
    confirmed_role: 'admin',
    expires_at: '2999-01-01T00:00:00Z',
  });
  texts.set(scopes.join(), text);
  return text;
}

test('an API token with only news:write cannot start a pipeline run', async () => {
  const run = async (scopes: readonly string[]) => {
    const headers = { authorization: `Bearer ${await tokenWith(scopes)}` };
    return world.app.inject({ method: 'POST', url: '/auth/chain/runs', headers, payload: {} });
  };
  const refused = await run(['news:write']);
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { error: 'This API token lacks the scopes extraction:write and startups:write.' },
  ]);
  expect((await run(['news:read'])).json()).toEqual({
    error: 'This API token lacks the scopes news:write, extraction:write and startups:write.',
  });
  expect((await run(['news:write', 'extraction:write', 'startups:write'])).statusCode).toBe(201);
});

test('each route accepts an API token with all of its scopes and refuses a token without one of them', async () => {
  const calls = PERMISSIONS.filter(
    (row) => tokenScopesOf(row).length > 0 && world.app.hasRoute({ method: row.method, url: row.path }),
  );
  expect(calls.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const row of calls) {
    const url = row.path.replaceAll(/:\w+/g, '987654321');
    const body = row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: {} };
    const call = async (scopes: readonly string[]) => {
      const headers = { authorization: `Bearer ${await tokenWith(scopes)}` };
      const answer = await world.app.inject({ method: row.method, url, headers, ...body });
      return answer.statusCode === 403 ? answer.json<{ error: string }>().error : 'in';
    };
    const scopes = tokenScopesOf(row);
    const open = await call(scopes);
    if (open !== 'in') wrong.push(`${row.operationId} with ${scopes.join()}: ${open}`);
    for (const missing of scopes) {
      const closed = await call(scopes.filter((scope) => scope !== missing));
      if (closed !== `This API token lacks the scope ${missing}.`)
        wrong.push(`${row.operationId} without ${missing}: ${closed}`);
    }
  }
  expect(wrong).toEqual([]);
});
