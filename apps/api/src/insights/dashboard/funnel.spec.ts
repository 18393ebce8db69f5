import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { decisions } from '../../platform/db/schema/decisions.table';
import { plusDays, startOfDay } from '../../platform/time/zurich-days';
import { figuresApp } from './figures.fixture';
import type { FinancingBody, FunnelBody } from './figures.schemas';

const TODAY = '2027-03-29';
const FIRST = '2026-03-30';
let world: Awaited<ReturnType<typeof figuresApp>>;
beforeAll(async () => {
  world = await figuresApp(() => Date.parse('2027-03-29T10:00:00Z'));
});
afterAll(() => world.close());

type Kind = 'contacted' | 'contract' | 'investment';

/** Stores a decision. @returns its id */
async function set(
  startup_id: number,
  kind: Kind,
  made_at: string,
  more: { from?: number; to?: number; undoes?: number } = {},
) {
  const { from = 0, to = 1, undoes } = more;
  const [row] = await world.db
    .insert(decisions)
    .values({ startup_id, kind, from, to, made_at, score: 1, origin: 'api', undoes })
    .returning({ id: decisions.id });
  return row?.id ?? 0;
}
const stagesOf = ({ stages }: FunnelBody) =>
  stages.map(({ stage, count, share, median_days }) => [stage, count, share, median_days]);
const named = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, place) => ({ company_name: `F${place}`, score: 9, ...more }));

// This test must run first: decisions of other tests are kept, while the ids of startups start again.
test('the funnel equals a plain recount of the decisions', async () => {
  const start = startOfDay(FIRST);
  const moment = fc.constantFrom(
    start - 1,
    start,
    start + 86_400_000,
    startOfDay(plusDays(TODAY, 1)) - 1,
    startOfDay(plusDays(TODAY, 1)),
  );
  const drawn = fc.record({
    startup: fc.nat(3),
    kind: fc.constantFrom<Kind>('contacted', 'contract', 'investment'),
    at: moment,
    isUndone: fc.boolean(),
  });
  const property = fc.asyncProperty(
    fc.array(drawn, { maxLength: 10 }),
    fc.array(fc.option(moment), { minLength: 4, maxLength: 4 }),
    async (acts, reached) => {
      const iso = (ms: number) => new Date(ms).toISOString();
      const ids = await world.begin(
        reached.map((at, place) => ({
          company_name: `R${place}`,
          firstTime_appear_inscore: at === null ? null : iso(at),
        })),
      );
      for (const { startup, kind, at, isUndone } of acts) {
        const row = await set(ids[startup] ?? 0, kind, iso(at));
        if (isUndone) await set(ids[startup] ?? 0, kind, iso(at + 1), { from: 1, to: 0, undoes: row });
      }
      const isWithin = (at: number) => at >= start && at < startOfDay(plusDays(TODAY, 1));
      const reachedFirst = (kind: Kind) =>
        [0, 1, 2, 3].filter((startup) => {
          const times = acts
            .filter((act) => act.startup === startup && act.kind === kind && !act.isUndone)
            .map(({ at }) => at);
          return times.length > 0 && isWithin(Math.min(...times));
        }).length;
      const { stages }: FunnelBody = await world.figure('funnel');
      expect(stages.map(({ count }) => count)).toEqual([
        reached.filter((at) => at !== null && isWithin(at)).length,
        reachedFirst('contacted'),
        reachedFirst('contract'),
        reachedFirst('investment'),
      ]);
    },
  );
  await fc.assert(property, { numRuns: 8 });
});

test('the funnel counts the startups that reached each stage in twelve months, with share and median', async () => {
  const [a = 0, b = 0, c = 0, d = 0] = await world.begin(
    named(4, { firstTime_appear_inscore: '2027-01-01T12:00:00Z' }),
  );
  await set(a, 'contacted', '2027-01-03T12:00:00Z');
  await set(b, 'contacted', '2027-01-11T12:00:00Z');
  const undone = await set(c, 'contacted', '2027-01-05T12:00:00Z');
  await set(c, 'contacted', '2027-01-05T13:00:00Z', { from: 1, to: 0, undoes: undone });
  await set(d, 'contacted', '2027-01-02T12:00:00Z');
  await set(d, 'contacted', '2027-01-02T13:00:00Z', { from: 1, to: 0 });
  await set(a, 'contract', '2027-01-04T00:00:00Z');
  await set(a, 'contract', '2027-02-01T00:00:00Z'); // only the first time counts
  await world.db.execute(sql`update startups set rejected = 1 where id = ${b}`);
  const read: FunnelBody = await world.figure('funnel');
  expect([read.from, read.to, read.rejected]).toEqual([FIRST, TODAY, 1]);
  expect(stagesOf(read)).toEqual([
    ['threshold', 4, null, null],
    ['contacted', 3, 0.75, 2],
    ['contract', 1, 1 / 3, 0.5],
    ['investment', 0, 0, null],
  ]);
  expect(await world.total(`mode=all&reached_from=${read.from}&reached_to=${read.to}`)).toBe(4);
  expect(await world.total('mode=rejected')).toBe(read.rejected);
});

test('the share of a stage excludes startups that reached the stage before the previous stage', async () => {
  const [a = 0, b = 0, c = 0] = await world.begin(named(3));
  await set(a, 'contacted', '2026-01-03T12:00:00Z');
  await set(a, 'contract', '2027-02-01T12:00:00Z');
  await set(b, 'contract', '2027-02-01T12:00:00Z');
  await set(c, 'contacted', '2027-01-03T12:00:00Z');
  await set(c, 'contract', '2027-01-04T12:00:00Z');
  expect(stagesOf(await world.figure('funnel'))).toEqual([
    ['threshold', 0, null, null],
    ['contacted', 1, null, null],
    ['contract', 3, 1, 197.5],
    ['investment', 0, 0, null],
  ]);
});

test('an undone decision and a decision about a missing startup are not counted', async () => {
  const [id = 0] = await world.begin(named(1));
  const undone = await set(id, 'contract', '2027-02-01T12:00:00Z');
  await set(id, 'contract', '2027-02-02T12:00:00Z', { from: 1, to: 0, undoes: undone });
  await set(999_999, 'contacted', '2027-02-01T12:00:00Z');
  expect(stagesOf(await world.figure('funnel')).map(([, count]) => count)).toEqual([0, 0, 0, 0]);
});

test('financing figures count the dated rounds in CHF of twelve months', async () => {
  const sum = (amount: number, date: string | null, more: object = {}) => ({
    kind: 'round' as const,
    amount,
    currency: 'CHF',
    as_stated: '',
    stage: null,
    date,
    quote: '',
    at: null,
    raw_id: null,
    ...more,
  });
  await world.begin([
    {
      company_name: 'A',
      financings: [
        { ...sum(2_000_000, '2027-03-02'), repeats: [sum(2_000_000, '2027-03-09')] },
        sum(500_000.5, '2027-03-29'),
        sum(9, '2027-03-30'), // tomorrow
        sum(9, '2026-03-31'), // the month before the first month
        sum(7_000_000, '2027-03-02', { kind: 'total' }),
        sum(1, null),
      ],
    },
    {
      company_name: 'B',
      financings: [
        sum(1_000_000, '2026-04-01'),
        sum(3_000_000, '2027-01-15', { currency: 'EUR' }),
        sum(1_000_000, '2027-02-15', { currency: 'EUR' }),
        sum(4, null, { currency: 'USD' }),
      ],
    },
    { company_name: 'C' },
  ]);
  const read: FinancingBody = await world.figure('financing');
  expect([read.to, read.months.length]).toEqual([TODAY, 12]);
  expect(read.months.filter(({ rounds }) => rounds > 0)).toEqual([
    { month: '2026-04', amount: 1_000_000, rounds: 1 },
    { month: '2027-03', amount: 2_500_000.5, rounds: 2 },
  ]);
  expect([read.foreign, read.undated]).toEqual([[{ currency: 'EUR', amount: 4_000_000, rounds: 2 }], 2]);
});
