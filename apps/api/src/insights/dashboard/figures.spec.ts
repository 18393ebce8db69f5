import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { figuresApp } from './figures.fixture';
import type { CantonCountsBody, ScoreDistributionBody } from './figures.schemas';
import { distributionOf } from './score-distribution';

// A Monday after the start of daylight saving time. The last seven days begin in winter time.
const TODAY = '2027-03-29';
/** Time five minutes before midnight in Zurich. */
const LATE = Date.parse('2027-03-29T21:55:00Z');
let now = LATE;
let world: Awaited<ReturnType<typeof figuresApp>>;
beforeAll(async () => {
  world = await figuresApp(() => now);
});
afterAll(() => world.close());

const SCORES = [9.5, 8, 8, 7.9999, 7, 7, 3.25, 0, 0, 0];
const scored = (rejected: number[] = []) =>
  SCORES.map((score, place) => ({
    company_name: `S${place}`,
    score,
    rejected: rejected.includes(place) ? 1 : 0,
    canton: ['ZH', 'ZH', null, 'GE'][place] ?? null,
  }));

test('the score distribution has bins of width 1, and each count is the total of a list', async () => {
  await world.begin(scored([3]), 8, 0.5);
  const read: ScoreDistributionBody = await world.figure('scores');
  expect(read).toMatchObject({
    total: 9,
    threshold: 8,
    eligible: 3,
    top_percent: 0.5,
    cut: { score: 7, count: 5, tied: 2 },
  });
  expect(read.bins.map(({ from, below, count }) => [from, below, count])).toEqual([
    [0, 1, 3],
    [1, 2, 0],
    [2, 3, 0],
    [3, 4, 1],
    [4, 5, 0],
    [5, 6, 0],
    [6, 7, 0],
    [7, 8, 2],
    [8, 9, 2],
    [9, 10, 1],
  ]);
  for (const { from, below, count } of read.bins)
    expect(await world.total(`score_from=${from ?? ''}&score_below=${below ?? ''}`)).toBe(count);
  expect([await world.total('top=eligible'), await world.total('top=percent')]).toEqual([3, 5]);
});

test('outlying scores are in the first and last bin of the distribution', () => {
  const { bins } = distributionOf(
    [
      [5000, 1],
      [60, 2],
      [-300.5, 1],
    ],
    { threshold: -2, top_percent: 0.2 },
  );
  expect([bins.length, bins.at(0), bins.at(-1)]).toEqual([
    81,
    { from: null, below: -19, count: 1 },
    { from: 60, below: null, count: 3 },
  ]);
  const few = distributionOf([[1.5, 4]], { threshold: 3, top_percent: 0 });
  expect([few.cut, few.bins]).toEqual([
    null,
    [
      { from: 1, below: 2, count: 4 },
      { from: 2, below: 3, count: 0 },
      { from: 3, below: 4, count: 0 },
    ],
  ]);
  expect(distributionOf([], { threshold: 3, top_percent: 0.2 })).toMatchObject({
    total: 0,
    cut: null,
    bins: [],
  });
});

test('dashboard figures equal the counts of a plain SQL query', async () => {
  const { db } = world;
  const drawn = fc.record({
    score: fc.constantFrom(0, 0.3, 1, 4.9999, 5, 5.0001, 8, 61.5),
    rejected: fc.constantFrom(0, 0, 1),
    canton: fc.constantFrom('ZH', 'GE', null),
    firstTime_appear_inscore: fc.constantFrom(
      null,
      '2027-03-22T22:59:59.999Z',
      '2027-03-22T23:00:00Z',
      '2027-03-29T21:59:59Z',
      '2027-03-29T22:00:00Z',
    ),
  });
  const property = fc.asyncProperty(
    fc.array(drawn, { maxLength: 12 }),
    fc.constantFrom(0, 1, 5),
    async (rows, threshold) => {
      await world.begin(
        rows.map((row, place) => ({ ...row, company_name: `D${place}` })),
        threshold,
        0.3,
      );
      const scores: ScoreDistributionBody = await world.figure('scores');
      const { rows: counted } =
        await db.execute(sql`select floor(score)::int as "from", count(*)::int as count
        from startups where rejected = 0 and score < 60 group by 1 order by 1`);
      expect(
        scores.bins.flatMap(({ from, count }) => (count > 0 && from !== 60 ? [{ from, count }] : [])),
      ).toEqual(counted);
      const passed = scores.cut
        ? rows.filter(({ rejected, score }) => rejected === 0 && score > (scores.cut?.score ?? 0)).length
        : 0;
      if (scores.cut)
        expect([passed < scores.cut.count, scores.cut.count <= passed + scores.cut.tied]).toEqual([
          true,
          true,
        ]);
      expect(scores.eligible).toBe(
        rows.filter(({ rejected, score }) => rejected === 0 && score >= threshold).length,
      );
      const fresh = await world.figure('new');
      const { rows: dates } = await db.execute(sql`select count(*)::int as count from startups
        where ("firstTime_appear_inscore" at time zone 'Europe/Zurich')::date between date ${sql.raw(`'${TODAY}'`)} - 6 and ${TODAY}`);
      expect(fresh.count).toBe(dates[0]?.['count']);
      const { rows: cantons } =
        await db.execute(sql`select coalesce(canton, 'Unknown') as code, count(*)::int as count
        from startups where rejected = 0 and score >= ${threshold} group by canton order by canton nulls first`);
      expect((await world.figure('cantons')).cantons).toEqual(cantons);
    },
  );
  await fc.assert(property, { numRuns: 12 });
});

test('startups are new for seven Zurich days after they first reach the threshold', async () => {
  const at = (name: string, firstTime_appear_inscore: string | null, more = {}) => ({
    company_name: name,
    score: 9,
    firstTime_appear_inscore,
    ...more,
  });
  await world.begin([
    at('Today', '2027-03-29T09:00:00Z'),
    at('First minute', '2027-03-22T23:00:00Z', { score: 10.5, canton: 'VS', sector: 'ICT' }),
    at('Rejected since', '2027-03-27T12:00:00Z', { rejected: 1 }),
    at('The week before', '2027-03-22T22:59:59Z'),
    at('Long ago', '2026-03-29T09:00:00Z'),
    at('Never', null, { score: 1 }),
  ]);
  const read = await world.figure('new');
  expect(read).toMatchObject({ from: '2027-03-23', to: TODAY, threshold: 8, count: 3, before: 1 });
  expect(read.startups.map(({ company_name }: { company_name: string }) => company_name)).toEqual([
    'First minute',
    'Rejected since',
    'Today',
  ]);
  expect(read.startups[0]).toEqual({
    id: '2',
    company_name: 'First minute',
    canton: 'VS',
    sector: 'ICT',
    score: 10.5,
    reached_at: '2027-03-22T23:00:00.000Z',
  });
  expect(await world.total(`mode=all&reached_from=${read.from}&reached_to=${read.to}`)).toBe(3);
  now = LATE + 10 * 60_000; // the next day
  expect(await world.figure('new')).toMatchObject({ from: '2027-03-24', count: 2, before: 2 });
  now = LATE;
});

test('the count of a canton equals its potential investments in the list', async () => {
  await world.begin(scored([0]), 3);
  const { total, cantons }: CantonCountsBody = await world.figure('cantons');
  expect([total, cantons]).toEqual([
    6,
    [
      { code: 'Unknown', count: 4 },
      { code: 'GE', count: 1 },
      { code: 'ZH', count: 1 },
    ],
  ]);
  for (const { code, count } of cantons) expect(await world.total(`top=eligible&canton=${code}`)).toBe(count);
});

test.each(['scores', 'new', 'cantons'])(
  'the figure %s returns 304 if unchanged, a new response after a change, and nothing without a session',
  async (name) => {
    await world.begin(scored(), 3);
    const { headers } = await world.call(`stats/${name}`);
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await world.call(`stats/${name}`, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await world.db.execute(sql`update startups set score = 4.5, canton = 'BE',
      "firstTime_appear_inscore" = '2027-03-28T12:00:00Z' where company_name = 'S9'`);
    expect((await world.call(`stats/${name}`, known)).statusCode).toBe(200);
    const answer = await world.app.inject({ url: `/auth/stats/${name}`, headers: known });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([401, undefined]);
  },
);
