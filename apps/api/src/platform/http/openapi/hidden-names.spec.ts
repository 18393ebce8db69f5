import { storeParameters } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
  await storeParameters(world.db, { Prize: 1 });
});
afterAll(() => world.close());

type Call = { method: 'POST' | 'PUT'; url: string; body: (name: string) => object; field: string };

const ACCOUNT = { role: 'user', password: 'a long and rare phrase 7431' };
const GROUPS = '/auth/admin/awards/excl/groups';
const PARAMETERS = '/auth/admin/parameters';
const SIMULATE = '/auth/admin/score/simulate';

const post = (url: string, field: string, body: Call['body']): Call => ({ method: 'POST', url, field, body });

const CALLS: readonly [string, Call][] = [
  ['a new parameter', post(PARAMETERS, 'parameterName', (name) => ({ parameterName: name, value: 1 }))],
  [
    'a renamed parameter',
    {
      method: 'PUT',
      url: `${PARAMETERS}/prize`,
      field: 'parameterName',
      body: (name) => ({ parameterName: name }),
    },
  ],
  ['a group', post(GROUPS, 'group_name', (name) => ({ group_name: name, group_key: 'key' }))],
  ['the key of a group', post(GROUPS, 'group_key', (name) => ({ group_name: 'Group', group_key: name }))],
  [
    'an account',
    post('/auth/register', 'name', (name) => ({ ...ACCOUNT, email: 'ann@x.ch', name, username: 'ann' })),
  ],
  [
    'the user name of an account',
    post('/auth/register', 'username', (name) => ({ ...ACCOUNT, email: 'ann@x.ch', username: name })),
  ],
  [
    'a source',
    post('/auth/admin/scrapers/sources', 'name', (name) => ({ name, url: 'https://news.example.org/feed' })),
  ],
  [
    'a prompt',
    {
      method: 'PUT',
      url: '/auth/llm/prompt',
      field: 'name',
      body: (name) => ({ name, prompt: 'Find startups' }),
    },
  ],
  [
    'a company in an import',
    post('/auth/startups/import-raw', 'company_name', (name) => ({ company_name: name })),
  ],
  [
    'the legal name of a company',
    post('/auth/startups/import-raw', 'social_reason', (name) => ({
      company_name: 'A',
      social_reason: name,
    })),
  ],
  [
    'a parameter in a preview',
    post(SIMULATE, 'parameterName of create_parameter of entry 1 of changes', (name) => ({
      changes: [{ create_parameter: { parameterName: name, value: 1 } }],
    })),
  ],
];

async function stored(): Promise<unknown> {
  const tables = ['parameters', 'award_groups', 'users', 'news_sources', 'prompts', 'raw_startups'];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
  return (await world.pool.query(`select ${counts}`)).rows;
}

describe.each(CALLS)('a name sent for %s', (_what, { method, url, body, field }) => {
  test.each([
    ['Al\u202Epha', `${field} must not hold control or invisible characters (U+202E).`],
    ['Al\u200Bpha', `${field} must not hold control or invisible characters (U+200B).`],
    ['Alpha\u0007x', `${field} must not hold control or invisible characters (U+0007).`],
    ['Alpha\uFFFE', `${field} must not hold control or invisible characters (U+FFFE).`],
    ['\u2800', `${field} must hold a character that can be seen.`],
  ])(
    'case %#: a name is refused with an explanation if it contains invisible characters',
    async (name, error) => {
      const before = await stored();
      const answer = await world.app.inject({
        method,
        url,
        headers: world.asRole('admin'),
        payload: body(name),
      });
      expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
      expect(await stored()).toEqual(before);
    },
  );
});

test('an email with an invisible character, which only looks like another email, is refused', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: world.asRole('admin'),
    payload: { ...ACCOUNT, email: 'admin\u200B@vaglio.example', name: 'Ann' },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([
    400,
    'email must not hold control or invisible characters (U+200B).',
  ]);
});

test('a company name in any script is accepted and trimmed', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/startups/import-raw',
    headers: world.asRole('admin'),
    payload: { company_name: '  شركة ألفا ❤\uFE0F\n', social_reason: '' },
  });
  expect(answer.statusCode).toBe(200);
  const { rows } = await world.pool.query('select company_name from raw_startups');
  expect(rows).toEqual([{ company_name: 'شركة ألفا ❤\uFE0F' }]);
});
