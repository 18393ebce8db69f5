import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeParameters, storeStartups } from '../rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

async function read(url: string) {
  const answer = await server.app.inject({ url, headers: server.asRole('user') });
  return { status: answer.statusCode, body: answer.json() };
}
const change = (method: 'POST' | 'PUT', path: string, payload: object) =>
  server.app.inject({ method, url: `/auth/admin/${path}`, headers: server.asRole('admin'), payload });

test('the ledger shows for each award whether it counts and which award supersedes it', async () => {
  await storeParameters(server.db, { 'venture kick 1': 1, 'venture kick 3': 3, 'eth spin-off': 0.5 });
  await storeStartups(server.db, [
    { company_name: 'Acme', awards: ['Venture Kick 1', 'VENTURE-KICK 3', 'ETH Spin-off', 'Local prize'] },
  ]);
  await change('POST', 'awards/excl/groups', { group_name: 'Kick' });
  await change('POST', 'awards/excl/groups/1/items', { parameter_id: 'venture-kick-1', precedence: 1 });
  await change('POST', 'awards/excl/groups/1/items', { parameter_id: 'venture-kick-3', precedence: 3 });
  const group = { group_key: 'kick', group_name: 'Kick', rule: 'keep_highest_precedence' };
  const alone = { group_key: null, group_name: null, rule: null, precedence: null };
  const unbeaten = { superseded_by: null, superseded_by_precedence: null };
  expect(await read('/auth/investments/1/score')).toEqual({
    status: 200,
    body: {
      id: '1',
      company_name: 'Acme',
      score: 3.5,
      threshold: 5,
      lines: [
        {
          award: 'VENTURE-KICK 3',
          parameterID: 'venture-kick-3',
          weight: 3,
          ...group,
          precedence: 3,
          status: 'counted',
          ...unbeaten,
        },
        {
          award: 'ETH Spin-off',
          parameterID: 'eth-spin-off',
          weight: 0.5,
          ...alone,
          status: 'counted',
          ...unbeaten,
        },
        {
          award: 'Venture Kick 1',
          parameterID: 'venture-kick-1',
          weight: 1,
          ...group,
          precedence: 1,
          status: 'superseded',
          superseded_by: 'VENTURE-KICK 3',
          superseded_by_precedence: 3,
        },
        { award: 'Local prize', parameterID: null, weight: 0, ...alone, status: 'not_weighted', ...unbeaten },
      ],
    },
  });
});

test('the sum of the weights 0.1 and 0.2 is exactly 0.3 in the list and in the ledger', async () => {
  await storeParameters(server.db, { one: 0.1, two: 0 });
  await storeStartups(server.db, [{ company_name: 'Tenths', awards: ['one', 'two'] }]);
  await change('PUT', 'parameters/two', { value: 0.2 });
  expect((await read('/auth/investments')).body.items[0].score).toBe(0.3);
  expect((await read('/auth/investments/1/score')).body.score).toBe(0.3);
});

test('a startup without awards has an empty ledger', async () => {
  await storeStartups(server.db, [{ company_name: 'Bare' }]);
  expect((await read('/auth/investments/1/score')).body).toEqual({
    id: '1',
    company_name: 'Bare',
    score: 0,
    threshold: 5,
    lines: [],
  });
});

test.each(['9', 'acme', '1e3', '%20', '99999999999999999999'])(
  'the score of the startup %s returns not found',
  async (id) => {
    expect(await read(`/auth/investments/${id}/score`)).toEqual({
      status: 404,
      body: { error: 'Startup not found' },
    });
  },
);

test('the dashboard counts curated startups, the top percent of all, and active startups at the threshold', async () => {
  expect((await read('/auth/investments/stats')).body).toEqual({
    total_startups: 0,
    top_percent: 0.2,
    top_percent_all: 0,
    potential_investments: 0,
    threshold: 5,
  });
  await server.db.insert(scoreConfig).values({ threshold: 2, top_percent: 0.3 });
  await storeStartups(server.db, [
    { company_name: 'A', score: 3 },
    { company_name: 'B', score: 2 },
    { company_name: 'C', score: 2, rejected: 1 },
    { company_name: 'D', score: 1.9999 },
  ]);
  const figures = {
    total_startups: 4,
    top_percent: 0.3,
    top_percent_all: 2,
    potential_investments: 2,
    threshold: 2,
  };
  expect((await read('/auth/investments/stats')).body).toEqual(figures);
  expect((await read('/auth/investments?top=percent_all')).body.total).toBe(figures.top_percent_all);
  expect((await read('/auth/investments?top=eligible')).body.total).toBe(figures.potential_investments);
});
