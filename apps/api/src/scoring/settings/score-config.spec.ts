import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { startups } from '../../platform/db/schema/startups.table';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeParameters, storeScoredStartups } from '../rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

const URL = '/auth/admin/score';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

async function save(payload: object | string) {
  const headers = { ...server.asRole('admin'), 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'PUT', url: URL, headers, payload });
  return [answer.statusCode, answer.json()];
}

test('the first read of the score settings stores the defaults, once', async () => {
  const looks = await Promise.all(
    [1, 2, 3].map(() => server.app.inject({ url: URL, headers: server.asRole('super') })),
  );
  expect(looks.map((answer) => answer.json())).toEqual(
    [1, 2, 3].map(() => ({ threshold: 5, top_percent: 0.2, version: 1 })),
  );
  expect(await server.db.$count(scoreConfig)).toBe(1);
});

test('saved score settings are returned, and their event contains the previous settings', async () => {
  expect(await save({ threshold: -2.5, top_percent: 0.07 })).toEqual([
    200,
    { threshold: -2.5, top_percent: 0.07, version: 2 },
  ]);
  const again = await server.app.inject({ url: URL, headers: server.asRole('super') });
  expect(again.json()).toEqual({ threshold: -2.5, top_percent: 0.07, version: 2 });
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'score_config_saved'));
  expect(event).toMatchObject({
    before: { threshold: 5, top_percent: 0.2 },
    after: { threshold: -2.5, top_percent: 0.07, rescored: 0 },
  });
});

test('a lower threshold records the startups that now reach it', async () => {
  await storeParameters(server.db, { 'fif grant': 3 });
  await save({ threshold: 3.0001, top_percent: 0.2 });
  await storeScoredStartups(
    server.db,
    [{ company_name: 'Reaches', awards: ['fif grant'] }, { company_name: 'Never' }],
    '2026-01-01T00:00:00Z',
  );
  const isMarked = async () =>
    (await server.db.select().from(startups).orderBy(asc(startups.id))).map(
      (row) => row.firstTime_appear_inscore !== null,
    );
  expect(await isMarked()).toEqual([false, false]);
  await save({ threshold: 3, top_percent: 0.2 });
  expect(await isMarked()).toEqual([true, false]);
  await save({ threshold: 10, top_percent: 0.2 });
  expect(await isMarked()).toEqual([true, false]);
});

test.each([
  [{ threshold: 5 }, 'top_percent is missing.'],
  [{ threshold: 5, top_percent: 1.0001 }, 'top_percent must be at most 1.'],
  [{ threshold: 5, top_percent: -0.1 }, 'top_percent must be at least 0.'],
  [{ threshold: 5, top_percent: 0.12345 }, 'top_percent takes at most 4 decimals.'],
  [{ threshold: 0.00001, top_percent: 0.2 }, 'threshold takes at most 4 decimals.'],
  [{ threshold: '5', top_percent: 0.2 }, 'threshold must be a number.'],
  [{ threshold: null, top_percent: 0.2 }, 'threshold must be a number.'],
  ['{"threshold":1e999,"top_percent":0.2}', 'threshold must be at most 1000000000.'],
  ['[]', 'The body must be an object.'],
  ['{', 'The body is not valid JSON.'],
])('the score settings %j are refused: %s', async (payload, error) => {
  expect(await save(payload)).toEqual([400, { error }]);
});
