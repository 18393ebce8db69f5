import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { signAccessToken } from '../../identity/sign-in/tokens/access-token';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2026-11-17T08:00:00Z');
let now = TUESDAY;
let world: Awaited<ReturnType<typeof testApp>>;
const EARLIER = '2026-10-01T08:00:00Z';
/** Stores startups. By default they are created at the time of the test clock. */
const store = (list: Parameters<typeof storeStartups>[1]) =>
  storeStartups(
    world.db,
    list.map((row) => ({ created_at: new Date(now).toISOString(), ...row })),
  );
beforeAll(async () => {
  world = await testApp({ now: () => now });
  await store([
    { company_name: 'Alpha', score: 9, canton: 'ZH', created_at: EARLIER },
    { company_name: 'Beta', score: 8, canton: 'ZH', created_at: EARLIER },
    { company_name: 'Gamma', score: 7, canton: 'ZH', created_at: EARLIER },
    { company_name: 'Delta', score: 6, canton: 'GE', created_at: EARLIER },
    {
      company_name: 'Waiting',
      score: 5,
      canton: 'ZH',
      created_at: EARLIER,
      later_until: '2026-11-20T05:00:00Z',
    },
  ]);
});
afterAll(() => world.close());

/** Signs a token for each request, because tokens expire after minutes. */
const signedIn = async (actor: 'user' | 'super' | 'admin') => {
  const { userId: sub, sessionId: sid } = world.person(actor);
  const claims = { sub, sid, role: actor, scopes: [], authTime: Math.floor(now / 1000) };
  return { authorization: `Bearer ${await signAccessToken(claims, world.deps.keys.token, now)}` };
};
const call = async (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  actor: 'user' | 'super' | 'admin' = 'user',
) => {
  const headers = await signedIn(actor);
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const visit = async (id: string, act?: string) =>
  (await call('POST', `/auth/views/${id}/visit`, act === undefined ? {} : { act })).body;
const list = async (query: string) => (await call('GET', `/auth/investments?${query}`)).body;
const counts = async () => (await call('GET', '/auth/views/counts')).body.items;
const save = async (name: string, query: string) =>
  (await call('POST', '/auth/views', { name, query, is_team: true }, 'admin')).body.id;
const reached = (company_name: string) =>
  world.db.execute(sql`update startups set "firstTime_appear_inscore" = ${new Date(now).toISOString()}
    where company_name = ${company_name}`);

test('the list marks startups added since the last visit, for each view of a person', async () => {
  const zurich = await save('Zürich', 'canton=ZH');
  expect(await counts()).toEqual([
    { id: 'all', since: null, new: 0 },
    { id: zurich, since: null, new: 0 },
  ]);
  expect(await visit(zurich)).toMatchObject({ id: zurich, new: 0, can_undo: false });
  expect(await visit('all')).toMatchObject({ new: 0 });

  now = TUESDAY + 6 * 24 * HOUR;
  await store([
    { company_name: 'Epsilon', score: 8.5, canton: 'ZH' },
    { company_name: 'Zeta', score: 8.4, canton: 'GE' },
  ]);
  await reached('Gamma');
  const since = '2026-11-17T08:00:00.000Z';
  expect(await counts()).toEqual([
    // The startup Waiting was Later until Friday, and has returned.
    { id: 'all', since, new: 4 },
    { id: zurich, since, new: 3 },
  ]);
  const { items, news, total } = await list(`view=${zurich}&canton=ZH&later=hide`);
  expect([news, total]).toEqual([{ since, new: 3 }, 5]);
  const marked = (rows: { company_name: string; entered?: number }[]) =>
    rows.filter(({ entered }) => entered === 1).map(({ company_name }) => company_name);
  const EXPECTED = ['Epsilon', 'Gamma', 'Waiting'];
  expect(marked(items)).toEqual(EXPECTED);
  const fresh = await list(`view=${zurich}&since=visit&canton=ZH&later=hide`);
  expect([marked(fresh.items), fresh.total, fresh.news]).toEqual([EXPECTED, 3, news]);
  expect((await list('since=visit')).total).toBe(4);
  expect((await list('view=all&pageSize=all&since=visit')).total).toBe(4);
  // This person has never visited the view.
  expect((await call('GET', '/auth/investments?since=visit', undefined, 'super')).body).toMatchObject({
    total: 0,
  });
});

test('a visit lasts while it is confirmed, and the next visit begins 30 minutes after its end', async () => {
  const opened = now;
  for (const minutes of [0, 20, 40, 70]) {
    now = opened + minutes * 60_000;
    expect(await visit('all')).toMatchObject({ since: '2026-11-17T08:00:00.000Z', new: 4 });
  }
  now += 31 * 60_000;
  const end = new Date(opened + 70 * 60_000).toISOString();
  expect((await counts())[0]).toEqual({ id: 'all', since: end, new: 0 });
  await reached('Delta');
  expect(await visit('all')).toMatchObject({ since: end, new: 1 });
  now += 29 * 60_000;
  expect(await visit('all')).toMatchObject({ since: end, new: 1 });
});

test('a startup whose transaction was open at the end of a visit is new at the next visit', async () => {
  now += HOUR;
  await world.db.transaction(async (tx) => {
    await lockScores(tx);
    await tx.execute(sql`update startups set "firstTime_appear_inscore" = ${new Date(now).toISOString()}
      where company_name = 'Delta'`);
    await wait(20);
    now += 10;
    expect(await visit('all')).toMatchObject({ new: 0 });
  });
  now += HOUR;
  expect(await visit('all')).toMatchObject({ new: 1 });
});

test('a startup that was only edited since the visit, or that is rejected, is not new', async () => {
  now += HOUR;
  await visit('all');
  now += HOUR;
  await world.db.execute(
    sql`update startups set updated_at = ${new Date(now).toISOString()}, version = version + 1`,
  );
  expect(await visit('all')).toMatchObject({ new: 0 });
  await store([{ company_name: 'Rejected at once', rejected: 1 }]);
  expect(await visit('all')).toMatchObject({ new: 0 });
});

test('startups marked as seen are no longer new until this is undone', async () => {
  now += HOUR;
  await visit('all');
  now += HOUR;
  await reached('Alpha');
  const before = await visit('all');
  expect(before).toMatchObject({ new: 1, can_undo: false });
  expect(await visit('all', 'seen')).toMatchObject({ new: 0, can_undo: true });
  expect((await counts())[0]).toMatchObject({ new: 0 });
  expect(await visit('all')).toMatchObject({ new: 0, can_undo: true });
  expect(await visit('all', 'undo')).toEqual(before);
  expect((await call('POST', '/auth/views/all/visit', { act: 'undo' })).status).toBe(409);
});

test('a changed filter of a view starts a new visit', async () => {
  const id = await save('Geneva', 'canton=GE');
  await visit(id);
  await call('PATCH', `/auth/views/${id}`, { query: '' }, 'admin');
  now += HOUR;
  await reached('Beta');
  expect((await counts()).at(-1)).toEqual({ id, since: null, new: 0 });
  expect(await list(`view=${id}&since=visit`)).toMatchObject({ total: 0 });
  expect(await visit(id)).toMatchObject({ since: new Date(now).toISOString(), new: 0 });
  now += HOUR;
  await reached('Beta');
  expect(await visit(id)).toMatchObject({ new: 1 });
  expect((await call('GET', '/auth/investments?view=999')).status).toBe(404);
});

test('the count of hidden snoozed startups includes only new startups if since is set', async () => {
  await store([
    { company_name: 'Asleep', canton: 'VD', later_until: '2027-01-20T05:00:00Z' },
    { company_name: 'Awake', canton: 'VD' },
  ]);
  const id = await save('Vaud', 'canton=VD&later=all');
  await visit(id);
  now += HOUR;
  await store([
    { company_name: 'Dozing', canton: 'VD', later_until: '2027-01-20T05:00:00Z' },
    { company_name: 'Fresh', canton: 'VD' },
  ]);
  const countsOf = async (since: string) => {
    const { total, later_hidden } = await list(`view=${id}&canton=VD&later=hide${since}`);
    return [total, later_hidden];
  };
  expect([await countsOf(''), await countsOf('&since=visit')]).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
