import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { startups } from '../../platform/db/schema/startups.table';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { forgetStartups, storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

const EXCL = '/auth/admin/awards/excl';
const HIGHEST = 'keep_highest_precedence';
const LOWEST = 'keep_lowest_precedence';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: EXCL + path,
    headers: server.asRole('super'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}
const scores = async () =>
  (await server.db.select().from(startups).orderBy(asc(startups.id))).map(({ score }) => score);
const lastEvent = async () =>
  (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1);

/** Creates a group of venture kick 1, 2 and 3 with their numbers as precedence, and a startup with all three awards. */
async function kicks(): Promise<string> {
  await storeParameters(server.db, { 'venture kick 1': 1, 'venture kick 2': 2, 'venture kick 3': 3.5 });
  await storeStartups(server.db, [
    { company_name: 'Kicked', awards: ['Venture Kick 1', 'Venture Kick 2', 'Venture Kick 3'] },
  ]);
  const { body } = await call('POST', '/groups', { group_name: 'Venture Kick' });
  for (const precedence of [1, 2, 3])
    await call('POST', `/groups/${body.id}/items`, {
      parameter_id: `venture-kick-${precedence}`,
      precedence,
    });
  return body.id;
}

test('an exclusivity group needs a name, and its key and rule have defaults', async () => {
  expect(await call('POST', '/groups', { group_name: ' Venture Kick ' })).toEqual({
    status: 201,
    body: {
      id: '1',
      parameter_names: [],
      version: 1,
      group_key: 'venture-kick',
      group_name: 'Venture Kick',
      description: null,
      rule: HIGHEST,
    },
  });
  expect(await lastEvent()).toMatchObject({
    action: 'award_group_created',
    target_id: '1',
    after: { group_key: 'venture-kick' },
  });
  expect(
    await call('POST', '/groups', {
      group_key: 'kick_2',
      group_name: 'Venture kick',
      description: 'One of',
      rule: LOWEST,
    }),
  ).toEqual({
    status: 201,
    body: {
      id: '2',
      group_key: 'kick_2',
      group_name: 'Venture kick',
      description: 'One of',
      rule: LOWEST,
      parameter_names: [],
      version: 1,
    },
  });
});

test.each([
  [{}, 400, 'group_name is required.'],
  [{ group_name: ' ' }, 400, 'group_name is required.'],
  [{ group_name: '+++' }, 400, 'group_key is required: the name has no letter or digit to make one of.'],
  [{ group_name: 'x'.repeat(101) }, 400, 'group_key takes at most 100 characters.'],
  [{ group_name: 'Old' }, 409, "The key old belongs to the group 'Old'."],
  [
    { group_name: 'New', rule: 'keep_all' },
    400,
    'rule must be keep_highest_precedence or keep_lowest_precedence.',
  ],
  [{ group_name: 'New', key: 'new' }, 400, 'There is no field key.'],
])('the new exclusivity group %j is refused', async (payload, status, error) => {
  await call('POST', '/groups', { group_name: 'Old' });
  expect(await call('POST', '/groups', payload)).toEqual({ status, body: { error } });
  expect(await server.db.$count(awardGroups)).toBe(1);
});

test('only one award of an exclusivity group counts, and the rule can be changed alone', async () => {
  const id = await kicks();
  expect(await scores()).toEqual([3.5]);
  expect(await call('PUT', `/groups/${id}`, { rule: LOWEST })).toMatchObject({
    status: 200,
    body: { group_name: 'Venture Kick', rule: LOWEST },
  });
  expect(await scores()).toEqual([1]);
  expect(await lastEvent()).toMatchObject({
    action: 'award_group_updated',
    before: { rule: HIGHEST },
    after: { rule: LOWEST, rescored: 1 },
  });
});

test('an exclusivity group can be renamed with or without its rule', async () => {
  const id = await kicks();
  expect(await call('PUT', `/groups/${id}`, { group_key: 'kick', group_name: 'Kicks' })).toMatchObject({
    status: 200,
    body: { group_key: 'kick', group_name: 'Kicks', rule: HIGHEST },
  });
  expect(await call('PUT', `/groups/${id}`, { group_key: '', description: null })).toMatchObject({
    status: 200,
    body: { group_key: 'kick' },
  });
  await call('POST', '/groups', { group_name: 'Other' });
  expect(await call('PUT', `/groups/${id}`, { group_key: 'other' })).toMatchObject({ status: 409 });
  expect(await call('PUT', `/groups/${id}`, { group_name: '' })).toEqual({
    status: 400,
    body: { error: 'group_name is required.' },
  });
  expect(await call('PUT', `/groups/${id}`, {})).toEqual({
    status: 400,
    body: { error: 'nothing to update' },
  });
});

test('items of exclusivity groups are sorted by highest precedence first, also across groups', async () => {
  const id = await kicks();
  const early = await call('POST', '/groups', { group_name: 'early' });
  await call('POST', `/groups/${early.body.id}/items`, { parameter_id: 'venture-kick-1', precedence: 9 });
  const items = await call('GET', `/groups/${id}/items`);
  expect(items.body.total).toBe(3);
  expect(items.body.items[0]).toEqual({
    id: '3',
    group_id: id,
    parameter_id: 'venture-kick-3',
    parameterName: 'venture kick 3',
    precedence: 3,
  });
  const config = await call('GET', '/config');
  expect(
    config.body.items.map((row: { group_name: string; precedence: number }) => [
      row.group_name,
      row.precedence,
    ]),
  ).toEqual([
    ['early', 9],
    ['Venture Kick', 3],
    ['Venture Kick', 2],
    ['Venture Kick', 1],
  ]);
  expect(config.body.items[1]).toEqual({
    group_id: id,
    group_key: 'venture-kick',
    group_name: 'Venture Kick',
    rule: HIGHEST,
    item_id: '3',
    parameter_id: 'venture-kick-3',
    parameterName: 'venture kick 3',
    precedence: 3,
    value: 3.5,
  });
  expect((await call('GET', '/groups')).body).toMatchObject({
    total: 2,
    items: [{ group_name: 'early' }, { group_name: 'Venture Kick' }],
  });
});

test.each([
  [{ parameter_id: 'nobody', precedence: 1 }, 400, 'There is no parameter nobody.'],
  [
    { parameter_id: 'venture-kick-1', precedence: 4 },
    409,
    "'venture kick 1' is in the group 'Venture Kick' already.",
  ],
  [{ parameter_id: 'venture-kick-1', precedence: 0 }, 400, 'precedence must be at least 1.'],
  [{ parameter_id: 'venture-kick-1', precedence: 1.5 }, 400, 'precedence must be a whole number.'],
  [{ parameter_id: 'venture-kick-1' }, 400, 'precedence is missing.'],
  [{ parameter_id: '', precedence: 1 }, 400, 'parameter_id must not be empty.'],
])('the exclusivity group item %j is refused', async (payload, status, error) => {
  expect(await call('POST', `/groups/${await kicks()}/items`, payload)).toEqual({ status, body: { error } });
});

test('an item is removed from its exclusivity group by its id or by its parameter', async () => {
  const id = await kicks();
  expect(await call('DELETE', '/items/3')).toEqual({ status: 204, body: null });
  expect(await scores()).toEqual([5.5]);
  expect(await lastEvent()).toMatchObject({
    action: 'award_group_item_deleted',
    target_id: '3',
    before: { parameter_id: 'venture-kick-3' },
  });
  expect(await call('DELETE', `/groups/${id}/items/by-param/venture-kick-2`)).toEqual({
    status: 204,
    body: null,
  });
  expect(await scores()).toEqual([6.5]);
  expect(await call('DELETE', `/groups/${id}/items/by-param/venture-kick-2`)).toEqual({
    status: 404,
    body: { error: "The group 'Venture Kick' has no parameter venture-kick-2." },
  });
});

test('deleting an exclusivity group deletes its items, and all its awards count again', async () => {
  const id = await kicks();
  expect(await call('DELETE', `/groups/${id}`)).toEqual({ status: 204, body: null });
  expect(await scores()).toEqual([6.5]);
  expect((await call('GET', '/config')).body).toEqual({ items: [], total: 0 });
  expect(await lastEvent()).toMatchObject({
    action: 'award_group_deleted',
    before: { items: [{ precedence: 3 }, { precedence: 2 }, { precedence: 1 }] },
  });
});

test.each([
  ['GET', '/groups/9/items', undefined, 'Group not found'],
  ['GET', '/groups/kick/items', undefined, 'Group not found'],
  ['PUT', '/groups/9', { group_name: 'x' }, 'Group not found'],
  ['PUT', '/groups/99999999999999999999', { group_name: 'x' }, 'Group not found'],
  ['DELETE', '/groups/9', undefined, 'Group not found'],
  ['POST', '/groups/9/items', { parameter_id: 'x', precedence: 1 }, 'Group not found'],
  ['DELETE', '/groups/9/items/by-param/x', undefined, 'Group not found'],
  ['DELETE', '/items/9', undefined, 'Item not found'],
  ['DELETE', '/items/-1', undefined, 'Item not found'],
] as const)('the exclusivity group request %s %s returns not found', async (method, path, payload, error) => {
  expect(await call(method, path, payload)).toEqual({ status: 404, body: { error } });
});
