import { TOP_FILTERS } from './list-choices';
import fc from 'fast-check';
import type { Database } from '../db/open-database';
import { scoreConfig } from '../score-config/score-config.table';
import { forgetStartups, storeStartups } from '../scoring/stored-startups.fixture';
import { testDatabase } from '../testing/test-database';
import { listRanked, type RankedQuery } from './ranked-list';
import { topCount } from './top-count';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const SORTS = ['score', 'founding_year'] as const;
const drawnStartup = fc.record({
  score: fc.constantFrom(0, 0.3, 1, 5, 5.0001),
  rejected: fc.constantFrom(0, 0, 1),
  canton: fc.constantFrom('ZH', 'GE', null),
  founding_year: fc.constantFrom(1990, 2020, null),
});
type Drawn = {
  score: number;
  rejected: number;
  canton: string | null;
  founding_year: number | null;
  company_name: string;
};
const drawnQuery = fc.record({
  mode: fc.constantFrom('active', 'rejected', 'all'),
  top: fc.constantFrom(...TOP_FILTERS),
  sort: fc.constantFrom(...SORTS),
  dir: fc.constantFrom('asc', 'desc'),
  canton: fc.constantFrom(undefined, 'ZH', 'GE,Unknown'),
  q: fc.constantFrom(undefined, '1'),
  score_from: fc.constantFrom(undefined, 0.3, 5),
  score_below: fc.constantFrom(undefined, 5, 5.0001),
});
const drawnPage = fc.record({ limit: fc.constantFrom(1, 3, 100), offset: fc.constantFrom(0, 1, 7) });

/** What a list answers, by definition: rank the mode, cut, narrow, sort, page. Rows are in the order of their names. */
function defined(rows: readonly Drawn[], query: RankedQuery, threshold: number, share: number) {
  const { mode, top, sort = 'score', dir, canton, q, score_from = -Infinity, score_below = Infinity } = query;
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
        (canton ?? row.canton ?? 'Unknown').split(',').includes(row.canton ?? 'Unknown') &&
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

test('a list is its set, narrowed, sorted and paged, for any data and query', async () => {
  const { db } = database;
  const property = fc.asyncProperty(
    fc.array(drawnStartup, { minLength: 1, maxLength: 15 }),
    fc.array(fc.tuple(drawnQuery, drawnPage), { minLength: 5, maxLength: 5 }),
    fc.constantFrom(0, 0.07, 0.2, 0.5, 1),
    async (drawn, queries, top_percent) => {
      const rows = drawn.map((row, index) => ({
        ...row,
        company_name: `n${String(index).padStart(3, '0')}`,
      }));
      await forgetStartups(db);
      await db.insert(scoreConfig).values({ threshold: 1, top_percent });
      await storeStartups(db, rows);
      for (const [query, { limit, offset }] of queries) {
        const { items, total } = await listRanked(db, query, { limit, offset, page: 1, pageSize: limit });
        const expected = defined(rows, query, 1, top_percent);
        expect(total).toBe(expected.length);
        expect(items.map(({ company_name, rank }) => [company_name, rank])).toEqual(
          expected.slice(offset, offset + limit).map(({ company_name, rank }) => [company_name, rank]),
        );
      }
    },
  );
  await fc.assert(property, { numRuns: 12 });
});
