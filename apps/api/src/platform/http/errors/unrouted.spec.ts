import { PERMISSIONS } from '@vaglio/access-control';
import { storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PATHS = [...new Set(PERMISSIONS.map(({ path }) => path))].filter((path) => !path.includes('*'));

/**
 * Returns the methods of a path, including those of routes with a parameter in the same place: `export` also matches a
 * row id.
 */
function methodsOf(path: string): string[] {
  const rows = PERMISSIONS.filter((row) => isReached(row.path, path));
  const own = [...new Set(rows.map(({ method }) => String(method)))];
  return (own.includes('GET') ? [...own, 'HEAD'] : own).sort();
}

function isReached(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const asked = path.split('/');
  return (
    parts.length === asked.length &&
    parts.every(
      (part, place) => part === asked[place] || (part.startsWith(':') && !asked[place]?.startsWith(':')),
    )
  );
}

test('every address returns 405 with Allow for unsupported methods', async () => {
  const wrong: string[] = [];
  for (const path of PATHS) {
    const url = path.replaceAll(/:\w+/g, '987654321');
    for (const method of METHODS.filter((one) => !methodsOf(path).includes(one))) {
      const { statusCode, headers, body } = await world.app.inject({
        method,
        url,
        headers: world.asRole('user'),
      });
      const isRefused = statusCode === 405 && headers.allow === methodsOf(path).join(', ');
      const isExplained = method === 'HEAD' || body === '{"error":"This address does not have that method."}';
      if (!isRefused || !isExplained)
        wrong.push(`${method} ${path} is ${statusCode}, ${String(headers.allow)}, ${body}`);
    }
  }
  expect(PATHS.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test.each([
  ['PUT', '/auth/user'],
  ['DELETE', '/auth/admin/users'],
  ['POST', '/auth/investments/1/score'],
  ['GET', '/auth/register'],
] as const)(
  'a request %s %s without a session returns 404, like an address that does not exist',
  async (method, url) => {
    const answers = await Promise.all(
      [url, '/auth/no-such-call'].map((address) => world.app.inject({ method, url: address })),
    );
    expect(answers.map(({ statusCode, body, headers }) => [statusCode, body, headers.allow])).toEqual(
      answers.map(() => [404, '{"error":"No such address"}', undefined]),
    );
  },
);

test.each(['/auth/user/', '/auth/user/x', '/AUTH/user', '//auth/user', '/nowhere'])(
  'the address %s returns 404 with any method, even for an admin',
  async (url) => {
    const answers = await Promise.all(
      METHODS.map((method) => world.app.inject({ method, url, headers: world.asRole('admin') })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(METHODS.map(() => 404));
  },
);

test('the method TRACE is refused everywhere', async () => {
  for (const url of ['/', '/auth/login', '/healthz']) {
    const { statusCode } = await world.app.inject({ method: 'TRACE', url });
    expect([404, 405]).toContain(statusCode);
  }
});

test('a HEAD request returns the headers of GET without a body', async () => {
  await storeStartups(world.db, [{ company_name: 'Alpha' }, { company_name: 'Beta' }]);
  const wrong: string[] = [];
  for (const { method, path } of PERMISSIONS.filter(
    (row) => row.method === 'GET' && !row.path.includes('*'),
  )) {
    const call = { url: path.replaceAll(/:\w+/g, '987654321'), headers: world.asRole('admin') };
    const [get, head] = [
      await world.app.inject({ ...call, method }),
      await world.app.inject({ ...call, method: 'HEAD' }),
    ];
    const isAlike =
      get.statusCode === head.statusCode && get.headers['content-type'] === head.headers['content-type'];
    if (!isAlike || head.body !== '')
      wrong.push(`${path} is ${get.statusCode}, HEAD ${head.statusCode} ${head.body}`);
  }
  expect(wrong).toEqual([]);
});

test('a HEAD request for a streamed list returns and releases its connection', async () => {
  const call = {
    url: '/auth/investments?pageSize=all',
    headers: world.asRole('user'),
    method: 'HEAD',
  } as const;
  for (let i = 0; i < 30; i++) {
    const { statusCode, body } = await world.app.inject(call);
    expect([statusCode, body]).toEqual([200, '']);
  }
});

test('a HEAD request needs the same permissions as GET', async () => {
  const head = (headers: Record<string, string>) =>
    world.app.inject({ method: 'HEAD', url: '/auth/admin/users', headers });
  const answers = [await head({}), await head(world.asRole('user')), await head(world.asRole('super'))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200]);
});

test('every 401 response names the authentication scheme', async () => {
  const answers = [
    await world.app.inject({ url: '/auth/user' }),
    await world.app.inject({ url: '/auth/user', headers: { authorization: 'Bearer garbage' } }),
    await world.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: 'nobody@vaglio.example', password: 'a'.repeat(64), deviceId: 'device-1' },
    }),
    await world.app.inject({ method: 'POST', url: '/auth/refresh', payload: { deviceId: 'device-1' } }),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['www-authenticate']])).toEqual(
    answers.map(() => [401, 'Bearer']),
  );
});
