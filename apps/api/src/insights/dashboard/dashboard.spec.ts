import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';
import { buildApp } from '../../app';
import { topCount } from '../../scoring/ranking/top-count';
import type { DashboardBody } from './dashboard.schemas';

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
beforeEach(() => forgetStartups(world.db));
afterAll(() => world.close());

const get = (headers: Record<string, string> = {}) =>
  world.app.inject({ url: '/auth/dashboard', headers: { ...world.asRole('user'), ...headers } });
const TEN = Array.from('ABCDEFGHIJ', (company_name, index) => ({
  company_name,
  score: 10 - index,
  rejected: 'CF'.includes(company_name) ? 1 : 0,
  canton: index < 6 ? 'ZH' : index < 9 ? 'GE' : null,
  sector: index % 2 === 0 ? 'ICT' : null,
}));

test('one request returns the dashboard figures and, for each list, the counts per canton and sector', async () => {
  await world.db.insert(scoreConfig).values({ threshold: 8, top_percent: 0.3 });
  await storeStartups(world.db, TEN);
  const expected: DashboardBody = {
    stats: {
      total_startups: 10,
      top_percent: 0.3,
      top_percent_all: 3,
      potential_investments: 2,
      threshold: 8,
    },
    rings: [
      {
        list: 'curated',
        total: 10,
        canton: [
          { code: 'Unknown', count: 1 },
          { code: 'GE', count: 3 },
          { code: 'ZH', count: 6 },
        ],
        sector: [
          { code: 'Unknown', count: 5 },
          { code: 'ICT', count: 5 },
        ],
      },
      {
        list: 'top_of_all',
        total: 3,
        canton: [{ code: 'ZH', count: 3 }],
        sector: [
          { code: 'Unknown', count: 1 },
          { code: 'ICT', count: 2 },
        ],
      },
      {
        list: 'top_of_active',
        total: 3,
        canton: [{ code: 'ZH', count: 3 }],
        sector: [
          { code: 'Unknown', count: 2 },
          { code: 'ICT', count: 1 },
        ],
      },
    ],
  };
  expect((await get()).json()).toEqual(expected);
});

test('an unchanged dashboard is confirmed with 304 without a body', async () => {
  await storeStartups(world.db, TEN);
  const first = await get();
  const etag = String(first.headers['etag']);
  const again = await get({ 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  expect((await get({ 'if-none-match': `"other", ${etag.replace('W/', '')}` })).statusCode).toBe(304);
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  await world.db.execute(sql`update startups set canton = 'VD' where company_name = 'A'`);
  const changed = await get({ 'if-none-match': etag });
  expect([changed.statusCode, changed.headers['etag'] === etag]).toEqual([200, false]);
});

test('a person without a session gets no dashboard counts, even with a matching ETag', async () => {
  const { headers } = await get();
  const answer = await world.app.inject({
    url: '/auth/dashboard',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([answer.statusCode, answer.headers['etag']]).toEqual([401, undefined]);
});

test('the dashboard response is not stored by browsers and has the same ETag on another server', async () => {
  await storeStartups(world.db, TEN);
  const answer = await get();
  expect(answer.headers['cache-control']).toContain('no-store');
  const other = await buildApp({ ...world.deps });
  const same = await other.inject({ url: '/auth/dashboard', headers: world.asRole('user') });
  await other.close();
  expect([same.body, same.headers['etag']]).toEqual([answer.body, answer.headers['etag']]);
});

const drawnRow = fc.record({
  score: fc.constantFrom(0, 0.3, 1, 5),
  rejected: fc.constantFrom(0, 0, 1),
  canton: fc.constantFrom('ZH', 'GE', 'VD', null),
  sector: fc.constantFrom('BioT', 'ICT', null),
});

test('dashboard counts equal the counts of a plain SQL query', async () => {
  const { db } = world;
  const property = fc.asyncProperty(
    fc.array(drawnRow, { maxLength: 12 }),
    fc.constantFrom(0, 0.07, 0.3, 1),
    fc.constantFrom(0, 1, 5),
    async (drawn, top_percent, threshold) => {
      await forgetStartups(db);
      await db.insert(scoreConfig).values({ threshold, top_percent });
      if (drawn.length > 0)
        await storeStartups(
          db,
          drawn.map((row, place) => ({ ...row, company_name: `Startup ${String(place).padStart(2, '0')}` })),
        );
      const { stats, rings }: DashboardBody = (await get()).json();
      const isActive = drawn.filter(({ rejected }) => rejected === 0);
      const [ofAll, ofActive] = [drawn, isActive].map(({ length }) => topCount(length, top_percent));
      expect(stats).toEqual({
        total_startups: drawn.length,
        top_percent,
        top_percent_all: ofAll,
        potential_investments: isActive.filter(({ score }) => score >= threshold).length,
        threshold,
      });
      for (const [place, { where, most }] of [
        { where: sql`true`, most: drawn.length },
        { where: sql`true`, most: ofAll },
        { where: sql`rejected = 0`, most: ofActive },
      ].entries())
        for (const column of ['canton', 'sector'] as const) {
          const { rows } = await db.execute<{ code: string; count: number }>(sql`
            select coalesce(code, 'Unknown') as code, count(*)::int as count from (
              select ${sql.identifier(column)} as code from startups where ${where}
              order by score desc, name_key limit ${most}) listed group by code`);
          const counts = (list: readonly { code: string; count: number }[] = []) =>
            Object.fromEntries(list.map(({ code, count }) => [code, count]));
          expect(counts(rings[place]?.[column])).toEqual(counts(rows));
        }
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
