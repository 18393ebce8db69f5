import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { addAccount, login, tokenOf } from '../../testing/accounts';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp, type ActorName } from '../../testing/test-app';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
  await storeStartups(world.db, [
    { company_name: 'Alpha', score: 5, canton: 'ZH' },
    { company_name: 'Beta', score: 4, canton: 'GE' },
    { company_name: 'Gamma', score: 3, canton: 'ZH', later_until: '2999-01-01T05:00:00Z' },
  ]);
});
afterAll(() => world.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const call = async (actor: ActorName, method: Method, url: string, payload?: object, headers = {}) => {
  const answer = await world.app.inject({
    method,
    url: `/auth/views${url}`,
    headers: { ...world.asRole(actor), ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
};
const save = async (actor: ActorName, view: object): Promise<string> => {
  const { status, body } = await call(actor, 'POST', '', { query: '', ...view });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
};
const listed = async (actor: ActorName): Promise<{ name: string }[]> =>
  (await call(actor, 'GET', '')).body.items;
const names = async (actor: ActorName) => (await listed(actor)).map(({ name }) => name);

test('a saved view stores the address of a list in normalized form', async () => {
  const query =
    '?sort=score&sector=&canton=ZH&canton=GE&top=eligible&q=%20acme%20&mode=active&layout=table&later=hide';
  const made = await call('user', 'POST', '', { name: ' Mine ', query });
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'Mine',
      query: 'canton=ZH%2CGE&layout=table&q=acme&top=eligible',
      is_mine: true,
      is_team: false,
      is_pinned: true,
      owner: 'user',
      version: 1,
    },
  });
  for (const wrong of [
    'colour=red',
    'canton=XX',
    'mode=none',
    'page=2',
    'reached_from=2026-02-31',
    '__proto__=1',
    'q=a%00',
  ])
    expect((await call('user', 'POST', '', { name: wrong, query: wrong })).status).toBe(400);
});

test('a view whose normalized address is too long is refused with a next step', async () => {
  const query = `award=${'ü'.repeat(400)}`;
  expect(await call('user', 'POST', '', { name: 'Long', query })).toMatchObject({
    status: 400,
    body: { error: 'The filters of this view are too many to be saved. Remove some of them.' },
  });
  const id = await save('user', { name: 'Short' });
  for (const [method, url] of [
    ['PATCH', `/${id}`],
    ['PUT', `/${id}/draft`],
  ] as const)
    expect((await call('user', method, url, { query })).status).toBe(400);
  expect((await call('user', 'DELETE', `/${id}`)).status).toBe(204);
});

test('saving an unchanged view records no change but ends its draft', async () => {
  const id = await save('user+w', { name: 'Same', is_team: true, query: 'canton=ZH' });
  await call('user+w', 'PUT', `/${id}/draft`, { query: 'canton=GE' });
  const same = { name: ' Same', query: '?canton=ZH&sort=score', is_team: true };
  const answer = await call('user+w', 'PATCH', `/${id}`, same, { 'if-match': '"1"' });
  expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
  expect(answer.body).not.toHaveProperty('draft');
  expect((await call('user+w', 'PATCH', `/${id}`, same, { 'if-match': '"7"' })).status).toBe(412);
  const events = await world.db.select().from(auditEvents);
  expect(
    events.flatMap(({ action, target_id }) => (target_id === id && action.startsWith('view_') ? action : [])),
  ).toEqual(['view_created']);
  expect((await call('user+w', 'DELETE', `/${id}`)).status).toBe(204);
});

test('a view can be restored for 30 days after its deletion', async () => {
  const [kept, lost] = [await save('user', { name: 'Kept' }), await save('user', { name: 'Lost' })];
  for (const [id, days] of [
    [kept, 29],
    [lost, 31],
  ] as const) {
    await call('user', 'DELETE', `/${id}`);
    await world.pool.query('update views set deleted_at = $2 where id = $1', [
      id,
      new Date(Date.now() - days * 86_400_000),
    ]);
  }
  const restore = async (id: string) => (await call('user', 'PATCH', `/${id}`, { is_deleted: false })).status;
  expect([await restore(kept), await restore(lost)]).toEqual([200, 404]);
  expect((await call('user', 'DELETE', `/${kept}`)).status).toBe(204);
});

test('people with the write permission share and change team views, and other views are private', async () => {
  expect((await call('user', 'POST', '', { name: 'T', query: '', is_team: true })).status).toBe(403);
  expect((await call('super', 'POST', '', { name: 'T', query: '', is_team: true })).status).toBe(403);
  const team = await save('user+w', { name: 'Board', is_team: true, query: 'canton=ZH' });
  const own = await save('user+w', { name: 'Own' });
  expect(await names('user')).toEqual(['Mine', 'Board']);
  expect((await call('user', 'PATCH', `/${own}`, { name: 'x' })).status).toBe(404);
  expect((await call('user', 'PATCH', `/${team}`, { name: 'x' })).status).toBe(403);
  expect((await call('super+w', 'PATCH', `/${team}`, { is_team: false })).status).toBe(403);
  expect((await call('super+w', 'PATCH', `/${team}`, { name: 'Board list' })).body).toMatchObject({
    name: 'Board list',
    is_mine: false,
    owner: 'user+w',
    version: 2,
  });
  expect((await call('admin', 'POST', '', { name: 'board LIST', query: '', is_team: true })).status).toBe(
    409,
  );
  expect((await call('admin', 'POST', '', { name: 'Board list', query: '' })).status).toBe(201);
  // A pinned view is only pinned for the person who pinned it.
  expect((await call('user', 'PATCH', `/${team}`, { is_pinned: true })).body).toMatchObject({
    is_pinned: true,
  });
  expect((await call('super', 'GET', '')).body.items).toMatchObject([{ id: team, is_pinned: false }]);
});

test('a draft of a view belongs to one person and ends when the view is saved', async () => {
  const id = await save('user+w', { name: 'Drafted', is_team: true, query: 'canton=ZH' });
  const draft = await call('admin', 'PUT', `/${id}/draft`, { query: 'canton=GE,ZH' });
  expect(draft).toMatchObject({ status: 200, body: { base_version: 1, total: 1, added: 1, removed: 0 } });
  expect((await call('admin', 'PUT', `/${id}/draft`, { query: 'canton=GE' })).body).toMatchObject({
    removed: 1,
  });
  const of = async (actor: ActorName) => (await listed(actor)).find(({ name }) => name === 'Drafted');
  expect(await of('admin')).toMatchObject({
    query: 'canton=ZH',
    draft: { query: 'canton=GE', base_version: 1 },
  });
  expect(await of('user')).not.toHaveProperty('draft');
  await call('user+w', 'PATCH', `/${id}`, { query: 'canton=VD' }, { 'if-match': '"1"' });
  const late = await call('admin', 'PATCH', `/${id}`, { query: 'canton=GE' }, { 'if-match': '"1"' });
  expect(late).toMatchObject({
    status: 412,
    body: { current: { query: 'canton=VD', version: 2 }, changed_by: 'user+w' },
  });
  await call('admin', 'PATCH', `/${id}`, { query: 'canton=GE' }, { 'if-match': '"2"' });
  expect(await of('admin')).not.toHaveProperty('draft');
  await call('admin', 'PUT', `/${id}/draft`, { query: '' });
  expect((await call('admin', 'DELETE', `/${id}/draft`)).status).toBe(204);
  expect(await of('admin')).not.toHaveProperty('draft');
  expect((await call('admin', 'PUT', `/${id}/draft`, { query: 'colour=red' })).status).toBe(400);
});

test('a team view can be deleted by its author and by people with access to the settings', async () => {
  const id = await save('user+w', { name: 'Gone', is_team: true });
  expect((await call('super+w', 'PATCH', `/${id}`, { is_team: true, name: 'Gone soon' })).status).toBe(200);
  expect((await call('user', 'DELETE', `/${id}`)).status).toBe(403);
  expect((await call('super', 'DELETE', `/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(412);
  expect((await call('super', 'DELETE', `/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(204);
  expect(await names('user+w')).not.toContain('Gone soon');
  expect((await call('user', 'POST', `/${id}/visit`, {})).status).toBe(404);
  expect((await call('user', 'PATCH', `/${id}`, { is_deleted: false })).status).toBe(403);
  expect((await call('super', 'PATCH', `/${id}`, { is_deleted: false })).body).toMatchObject({
    name: 'Gone soon',
  });
  const events = await world.db.select().from(auditEvents).orderBy(asc(auditEvents.id));
  expect(
    events
      .filter(({ target_type, target_id }) => target_type === 'view' && target_id === id)
      .map(({ action }) => action),
  ).toEqual(['view_created', 'view_updated', 'view_deleted', 'view_restored']);
});

test('the team views of a deleted person keep the name of the person', async () => {
  const { email, userId } = await addAccount(world, { role: 'admin', name: 'Luca Bernasconi' });
  const headers = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
  for (const is_team of [true, false])
    await world.app.inject({
      method: 'POST',
      url: '/auth/views',
      headers,
      payload: { name: is_team ? 'Of Luca' : 'Secret', query: '', is_team },
    });
  await world.app.inject({
    method: 'DELETE',
    url: `/auth/admin/users/${userId}`,
    headers: world.asRole('admin'),
  });
  const kept = (await listed('user')).find(({ name }) => name === 'Of Luca');
  expect(kept).toMatchObject({ owner: 'Luca Bernasconi', is_team: true });
  const { rows } = await world.pool.query("select 1 from views where name = 'Secret'");
  expect(rows).toEqual([]);
});
