import { AWARD_COLUMNS } from '@vaglio/startups-domain';
import { forgetStartups, storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';
import { ADMIN, parametersApp } from './parameters.fixture';
import { parameters } from '../../platform/db/schema/parameters.table';

let server: Awaited<ReturnType<typeof parametersApp>>;
beforeAll(async () => {
  server = await parametersApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

const add = () => server.call('POST', '/auth/admin/usual-parameters');
const undo = (parameterIDs: unknown) =>
  server.call('POST', '/auth/admin/usual-parameters/undo', { parameterIDs });

test('an empty parameter list gets the 30 usual awards with weight 0 in one change', async () => {
  await storeStartups(server.db, [{ company_name: 'Kicked', awards: ['Venture Kick 3'] }]);
  const { status, body } = await add();
  expect([status, body.parameterIDs]).toEqual([201, expect.arrayContaining(['venture-kick-3', 'eurostars'])]);
  const stored = await server.db.select().from(parameters);
  expect(stored.map(({ parameterName }) => parameterName).sort()).toEqual([...AWARD_COLUMNS].sort());
  expect(new Set(stored.map(({ value }) => value))).toEqual(new Set([0]));
  expect(await server.scores()).toEqual([0]);
  expect(await server.lastEvent()).toMatchObject({
    action: 'usual_parameters_added',
    actor_id: server.person('super').userId,
    after: { rescored: 0 },
  });
  const versions = await server.call('GET', '/auth/admin/score/versions');
  expect(versions.body.total).toBe(2);
});

test('adding the usual awards keeps the name and weight of existing parameters', async () => {
  await storeParameters(server.db, { 'Venture-Kick 3': 4, 'audience prize': 1 });
  const { body } = await add();
  expect([body.parameterIDs.length, body.parameterIDs.includes('venture-kick-3')]).toEqual([29, false]);
  expect(await server.db.$count(parameters)).toBe(31);
  expect(await add()).toEqual({ status: 409, body: { error: 'The usual awards are there already.' } });
});

test('when two people add the usual awards at the same time, one of them is refused', async () => {
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('undoing the usual awards removes only the parameters that were not changed in the meantime', async () => {
  await storeParameters(server.db, { 'audience prize': 0 });
  const { body } = await add();
  await server.call('PUT', `${ADMIN}/eurostars`, { value: 2 });
  await server.storeGroup('kicks', 'venture-kick-1');
  const undone = await undo([...body.parameterIDs, 'audience-prize']);
  expect([undone.status, undone.body.parameterIDs.length]).toEqual([200, 28]);
  expect((await server.db.select().from(parameters)).map(({ parameterID }) => parameterID).sort()).toEqual([
    'audience-prize',
    'eurostars',
    'venture-kick-1',
  ]);
  expect(await server.lastEvent()).toMatchObject({ action: 'usual_parameters_removed' });
  expect(await undo(body.parameterIDs)).toEqual({
    status: 409,
    body: { error: 'These awards have been changed since, or are no longer there.' },
  });
});

test.each([[{}], [{ parameterIDs: 'all' }], [{ parameterIDs: [1] }]])(
  'undoing the usual awards with %j is refused',
  async (payload) =>
    expect((await server.call('POST', '/auth/admin/usual-parameters/undo', payload)).status).toBe(400),
);
