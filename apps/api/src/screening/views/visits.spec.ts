import { sql } from 'drizzle-orm';
import { signAccessToken } from '../../identity/sign-in/tokens/access-token';
import { listInvestments } from '../list/list-investments';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';
import { pageOf } from '../../platform/http/pagination/list-page';
import { readSinceVisit } from './view-news';
import { snapshotReader } from './snapshots';

const HOUR = 3_600_000;
const TUESDAY = Date.parse('2026-11-17T08:00:00Z');
let now = TUESDAY;
let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp({ now: () => now });
  await storeStartups(world.db, [
    { company_name: 'Alpha', score: 9, canton: 'ZH' },
    { company_name: 'Beta', score: 8, canton: 'ZH' },
    { company_name: 'Gamma', score: 7, canton: 'ZH' },
    { company_name: 'Delta', score: 6, canton: 'GE' },
    { company_name: 'Waiting', score: 5, canton: 'ZH', later_until: '2026-11-20T05:00:00Z' },
  ]);
});
afterAll(() => world.close());

/** Signed at the moment of the call: a token is valid for minutes. */
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
const score = (company_name: string, value: number) =>
  world.db.execute(sql`update startups set score = ${value} where company_name = ${company_name}`);
const snapshots = async () => (await world.db.execute(sql`select 1 from view_snapshots`)).rows.length;

test('a week later the list says what is new and what moved up since Tuesday, for each view of a person', async () => {
  const zurich = await save('Zürich', 'canton=ZH');
  expect(await counts()).toMatchObject([
    { id: 'all', since: null, new: 0 },
    { id: zurich, since: null },
  ]);
  expect(await visit(zurich)).toMatchObject({ id: zurich, new: 0, moved_up: 0, can_undo: false });
  expect(await visit('all')).toMatchObject({ new: 0, moved_up: 0 });

  now = TUESDAY + 6 * 24 * HOUR;
  await storeStartups(world.db, [
    { company_name: 'Epsilon', score: 8.5, canton: 'ZH' },
    { company_name: 'Zeta', score: 8.4, canton: 'GE' },
  ]);
  await score('Gamma', 9.5);
  const since = '2026-11-17T08:00:00.000Z';
  expect(await counts()).toEqual([
    // Waiting was Later until Friday, and is back.
    { id: 'all', since, new: 3, moved_up: 1 },
    { id: zurich, since, new: 2, moved_up: 1 },
  ]);
  const { items, news, total } = await list(`view=${zurich}&canton=ZH&later=hide`);
  expect([news, total]).toEqual([{ since, new: 2, moved_up: 1 }, 5]);
  const marks = (rows: { company_name: string; entered?: number; moved_up?: number }[]) =>
    rows.map(({ company_name, entered, moved_up }) => [
      company_name,
      entered ?? moved_up ?? 0,
      entered === 1,
    ]);
  const EXPECTED = [
    ['Gamma', 2, false],
    ['Epsilon', 1, true],
    ['Waiting', 1, true],
  ];
  expect(marks(items).filter(([, value]) => value !== 0)).toEqual(EXPECTED);
  const fresh = await list(`view=${zurich}&since=visit&canton=ZH&later=hide`);
  expect([marks(fresh.items), fresh.total, fresh.news]).toEqual([EXPECTED, 3, news]);
  expect((await list('since=visit')).total).toBe(4);
  expect((await list('view=all&pageSize=all&since=visit')).total).toBe(4);
  // Another person was never here.
  expect((await call('GET', '/auth/investments?since=visit', undefined, 'super')).body).toMatchObject({
    total: 0,
  });

  // Without the index the database gives the same.
  const deps = { ...world.deps, index: world.app.startupIndex, readSnapshot: snapshotReader(world.db) };
  const seen = await readSinceVisit(deps, world.person('user').userId, zurich);
  for (const asked of [{}, { since: 'visit' as const }]) {
    const stored = await listInvestments(
      world.db,
      { canton: 'ZH', later: 'hide', ...asked },
      pageOf({}),
      now,
      seen,
    );
    expect(marks(stored.items).filter(([, value]) => value !== 0)).toEqual(EXPECTED);
    expect(stored.news).toEqual(news);
  }
});

test('a visit lasts while it is confirmed; 30 minutes after its end the next one begins, and news count since its end', async () => {
  const opened = now;
  for (const minutes of [0, 20, 40, 70]) {
    now = opened + minutes * 60_000;
    expect(await visit('all')).toMatchObject({ since: '2026-11-17T08:00:00.000Z', new: 3 });
  }
  now += 31 * 60_000;
  const end = new Date(opened + 70 * 60_000).toISOString();
  expect((await counts())[0]).toMatchObject({ since: end, new: 0, moved_up: 0 });
  await score('Delta', 20);
  expect(await visit('all')).toMatchObject({ since: end, new: 0, moved_up: 1 });
  now += 29 * 60_000;
  expect(await visit('all')).toMatchObject({ since: end, moved_up: 1 });
});

test('what is marked as seen is new no more, until that is taken back', async () => {
  await score('Alpha', 30);
  const before = await visit('all');
  expect(before).toMatchObject({ moved_up: 2, can_undo: false });
  expect(await visit('all', 'seen')).toMatchObject({ moved_up: 0, can_undo: true });
  expect((await counts())[0]).toMatchObject({ moved_up: 0 });
  expect(await visit('all')).toMatchObject({ moved_up: 0, can_undo: true });
  expect(await visit('all', 'undo')).toEqual(before);
  expect((await call('POST', '/auth/views/all/visit', { act: 'undo' })).status).toBe(409);
});

test('a view whose filters changed begins anew; who saw the same shares a snapshot, and unused ones are removed', async () => {
  const id = await save('Geneva', 'canton=GE');
  await visit(id);
  const stored = await snapshots();
  await call('POST', `/auth/views/${id}/visit`, {}, 'super');
  expect(await snapshots()).toBe(stored);
  await call('PATCH', `/auth/views/${id}`, { query: '' }, 'admin');
  now += HOUR;
  expect((await counts()).at(-1)).toEqual({ id, since: null, new: 0, moved_up: 0 });
  expect(await list(`view=${id}&since=visit`)).toMatchObject({ total: 0 });
  expect(await visit(id)).toMatchObject({ new: 0, moved_up: 0 });
  await call('POST', `/auth/views/${id}/visit`, {}, 'super');
  const used = await world.db.execute(sql`select baseline_id from view_visits union
    select current_id from view_visits union select former_id from view_visits where former_id is not null`);
  expect(await snapshots()).toBe(used.rows.length);
  expect((await call('GET', '/auth/investments?view=999')).status).toBe(404);
});

test('what a list leaves out because it is Later is counted among its news with since, and in the whole of it without', async () => {
  await storeStartups(world.db, [
    { company_name: 'Asleep', canton: 'VD', later_until: '2027-01-20T05:00:00Z' },
    { company_name: 'Awake', canton: 'VD' },
  ]);
  const id = await save('Vaud', 'canton=VD&later=all');
  await visit(id);
  now += HOUR;
  await storeStartups(world.db, [
    { company_name: 'Dozing', canton: 'VD', later_until: '2027-01-20T05:00:00Z' },
    { company_name: 'Fresh', canton: 'VD' },
  ]);
  while (world.app.startupIndex.moment() === null) await list('');
  const deps = { ...world.deps, index: world.app.startupIndex, readSnapshot: snapshotReader(world.db) };
  const seen = await readSinceVisit(deps, world.person('user').userId, id);
  const query = { canton: 'VD', later: 'hide' } as const;
  const inMemory = async (since: string) => {
    const { total, later_hidden } = await list(`view=${id}&canton=VD&later=hide${since}`);
    return [total, later_hidden];
  };
  const stored = async (since: { since?: 'visit' }) => {
    const { total, later_hidden } = await listInvestments(
      world.db,
      { ...query, ...since },
      pageOf({}),
      now,
      seen,
    );
    return [total, later_hidden];
  };
  expect([await inMemory(''), await stored({})]).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect([await inMemory('&since=visit'), await stored({ since: 'visit' })]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
