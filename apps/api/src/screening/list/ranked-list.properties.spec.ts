import { TOP_FILTERS } from '../../scoring/ranking/list-choices';
import { FLAGS, stageOf } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../platform/db/open-database';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import {
  drawnAward,
  drawnFacts,
  drawnFilters,
  drawnUntil,
  drawnWork,
  NOON,
  rarely,
  storePeople,
} from './drawn-filters.fixture';
import { testDatabase } from '../../testing/test-database';
import { countRows, rankedRows, WHOLE } from './ranked-list';
import type { RankedQuery } from './ranked-query';
import { listSnapshot } from './snapshot/list-snapshot';
import { topCount } from '../../scoring/ranking/top-count';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await storePeople(database.db);
});
afterAll(() => database.close());

const SORTS = ['score', 'founding_year'] as const;
const drawnStartup = fc.record({
  ...drawnFacts,
  score: fc.constantFrom(0, 0.3, 1, 5, 5.0001),
  later_until: drawnUntil,
  awards: fc.uniqueArray(drawnAward),
  work: fc.option(fc.record(drawnWork)),
});
type Drawn = (typeof drawnStartup extends fc.Arbitrary<infer Row> ? Row : never) & { company_name: string };
const drawnQuery = fc.record({
  mode: fc.constantFrom('active', 'rejected', 'all', 'all'),
  top: fc.constantFrom(undefined, undefined, undefined, ...TOP_FILTERS),
  sort: fc.constantFrom(...SORTS),
  dir: fc.constantFrom('asc', 'desc'),
  q: rarely('1'),
  score_from: rarely(0.3, 5),
  score_below: rarely(5, 5.0001),
});
const drawnPage = fc.record({ limit: fc.constantFrom(1, 3, 100), offset: fc.constantFrom(0, 1, 7) });
const NO_FLAGS = { missing_data: 0, personality_test_sent: 0, test_passed: 0 };

/** Returns whether a value is between two inclusive bounds. A missing value is outside any bounds. */
function isWithin<Value extends string | number>(value: Value | null, from?: Value, to?: Value): boolean {
  if (from === undefined && to === undefined) return true;
  return value !== null && (from === undefined || value >= from) && (to === undefined || value <= to);
}

const folded = (text = '') => text.split(',').map((part) => part.trim().toLowerCase().replace('-', ' '));
const isIn = (value: string | null | undefined, text: string | undefined) =>
  text === undefined || text.split(',').includes(value ?? '');

/** Naive definition of the filters, on a day on which a step with the date 2026-05-01 is due. */
function fits(row: Drawn, query: RankedQuery): boolean {
  const isLater = row.later_until !== null && Date.parse(row.later_until) > NOON;
  const holds = (text?: string) => row.awards.some((award) => folded(text).includes(award));
  const day = row.work?.step ? (row.work.due ?? '9999') : '';
  const step =
    day === '' ? 'none' : day < '2026-05-01' ? 'overdue' : day === '2026-05-01' ? 'due' : 'to come';
  return (
    isIn(row.canton ?? 'Unknown', query.canton) &&
    isWithin(row.founding_year, query.founded_from, query.founded_to) &&
    isWithin(row.raised_currency === 'CHF' ? row.raised_money : null, query.raised_from, query.raised_to) &&
    isWithin(row.article_date, query.article_from, query.article_to) &&
    (query.award === undefined || holds(query.award)) &&
    !(query.award_not !== undefined && holds(query.award_not)) &&
    isIn(stageOf(row, isLater), query.stage) &&
    (query.flag === undefined ||
      FLAGS.some(({ name }) => isIn(name, query.flag) && { ...NO_FLAGS, ...row }[name] === 1)) &&
    isIn(row.work?.assignee ?? 'nobody', query.assignee) &&
    isIn(step, query.step) &&
    (query.later !== 'hide' || !isLater) &&
    (query.later !== 'only' || isLater)
  );
}

/**
 * Naive definition of a list: rank the startups of the mode, apply the top percent, filter, and sort. Rows are sorted
 * by name.
 */
function defined(rows: readonly Drawn[], query: RankedQuery, threshold: number, share: number) {
  const { mode, top, sort = 'score', dir, q, score_from = -Infinity, score_below = Infinity } = query;
  const ranked = rows
    .filter(
      ({ rejected }) => top === 'percent_all' || mode === 'all' || rejected === (mode === 'rejected' ? 1 : 0),
    )
    .sort((a, b) => b.score - a.score)
    .map((row, index) => ({ ...row, rank: index + 1 }));
  const cut = top === 'percent' || top === 'percent_all' ? topCount(ranked.length, share) : Infinity;
  const narrowed = ranked
    .filter(
      ({ rank, score }) =>
        rank <= cut &&
        (top !== 'eligible' || score >= threshold) &&
        (top !== 'not_eligible' || score < threshold),
    )
    .filter(
      (row) =>
        fits(row, query) &&
        row.company_name.includes(q ?? '') &&
        row.score >= score_from &&
        row.score < score_below,
    );
  const sign = dir === 'asc' ? 1 : -1;
  const by = sort === 'founding_year' ? sort : 'score';
  return narrowed
    .sort((a, b) => (a.company_name < b.company_name ? -1 : 1))
    .sort((a, b) => {
      const [left, right] = [a[by], b[by]];
      return left === null || right === null
        ? Number(left === null) - Number(right === null)
        : sign * (left - right);
    });
}

test('a list contains the selected startups, filtered, sorted and paged, for any data and query', async () => {
  const { db } = database;
  const lists = listSnapshot(db);
  const property = fc.asyncProperty(
    fc.array(drawnStartup, { minLength: 1, maxLength: 15, size: 'max' }),
    fc.array(fc.tuple(drawnQuery, drawnFilters, drawnPage), { minLength: 14, maxLength: 14 }),
    fc.constantFrom(0, 0.07, 0.2, 0.5, 1),
    async (drawn, queries, top_percent) => {
      const rows = drawn.map((row, index) => ({
        ...row,
        company_name: `n${String(index).padStart(3, '0')}`,
      }));
      await forgetStartups(db);
      await db.execute(sql`truncate startup_work`);
      await db.insert(scoreConfig).values({ threshold: 1, top_percent });
      const ids = await storeStartups(
        db,
        rows.map(({ work, ...row }) => row),
      );
      for (const [place, { work }] of rows.entries())
        if (work)
          await db.execute(sql`insert into startup_work (startup_id, assignee_id, step, due)
            values (${ids[place]}, ${work.assignee}, ${work.step}, ${work.step && work.due})`);
      for (const [set, filters, page] of queries) {
        const query = { ...set, ...filters };
        const state = await lists.current();
        const expected = defined(rows, query, 1, top_percent).map(({ company_name, rank }) => [
          company_name,
          rank,
        ]);
        const listed = ({ limit, offset }: { limit: number; offset: number }) =>
          rankedRows(state, query, NOON, { limit, offset }).rows.map(({ row, rank }) => [row.name_key, rank]);
        expect(listed(WHOLE)).toEqual(expected);
        expect(listed(page)).toEqual(expected.slice(page.offset, page.offset + page.limit));
        expect(countRows(state, query, NOON)).toBe(expected.length);
      }
    },
  );
  await fc.assert(property, { numRuns: 12 });
});
