import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { drawnFilters, NOON, rarely, storePeople } from '../drawn-filters.fixture';
import { listInvestments } from '../list-investments';
import { SORT_DIRECTIONS, SORT_KEYS, TOP_FILTERS } from '../../../scoring/ranking/list-choices';
import type { Page } from '../../../platform/http/pagination/list-page';
import { scoreConfig } from '../../../platform/db/schema/score-config.table';
import { forgetStartups, storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { indexedQuery, listCurated } from '../startup.queries';
import { testDatabase } from '../../../testing/test-database';
import { applyChange, drawnChange, drawnRow, NAMES } from './drawn-changes.fixture';
import { hasChangedSince } from './index-feed';
import { indexedPages, type IndexedQuery } from './indexed-page';
import { startupIndex } from './startup-index';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Two transactions at once: each change is in one of them, and either commits or is rolled back at any time. */
const drawnStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('change' as const), by: fc.nat(1), change: drawnChange }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('commit' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback' as const), by: fc.nat(1) }) },
);
const drawnQuery = fc.record({
  mode: fc.constantFrom(undefined, 'active' as const, 'rejected' as const, 'all' as const),
  top: fc.constantFrom(undefined, ...TOP_FILTERS),
  sort: fc.constantFrom(undefined, ...SORT_KEYS),
  dir: fc.constantFrom(undefined, ...SORT_DIRECTIONS),
  sector: fc.constantFrom(undefined, 'ICT'),
  score_from: rarely(0.3, 5),
  score_below: rarely(1, 5.0001),
  reached_from: rarely('2026-04-24', '2026-04-25'),
  reached_to: rarely('2026-04-24', '2026-04-25'),
  q: fc.constantFrom(undefined, undefined, 'a', 'ALPHA', 'etoile', '東', '東京', 't', '🚀', 'ha b', '%'),
  withAwards: fc.constantFrom(undefined, 0, 1),
  withArticles: fc.constantFrom(undefined, 0),
});
const drawnPage = fc.constantFrom<Page>(
  { limit: 3, offset: 0, page: 1, pageSize: 3 },
  { limit: 2, offset: 4, page: 3, pageSize: 2 },
  { limit: 50, offset: 0, page: 1, pageSize: 50 },
);

/** Some end of Later, or a day of Zurich, lies between any two of them. */
const drawnNow = fc.constantFrom(
  ...[0, 0, 0, -1, 999, 1_000, 43_200_000, 31_536_000_000].map((ms) => NOON + ms),
);
/** Few of each run, so that lists are asked for again after changes. */
const drawnQueries = fc.array(
  fc.tuple(drawnQuery, fc.option(drawnFilters)).map(([set, filters]) => ({ ...set, ...filters })),
  { minLength: 1, maxLength: 4 },
);

const CURATED_SORTS = ['created_at', 'updated_at', 'score'] as const;
const sortOfCurated = ({ sort }: IndexedQuery) => CURATED_SORTS.find((key) => key === sort);

test('a list from memory is the list of the database, by any writer, in any order of commits', async () => {
  const { db, pool } = database;
  const index = startupIndex(db);
  const pages = indexedPages(db, index);
  await storePeople(db);
  let fromMemory = 0;
  /** As a request does: it asks whether anything has changed, and then reads. */
  const answerOf = async (query: IndexedQuery, page: Page, now: number) => {
    const moment = index.moment();
    const rows = moment && (await db.execute(sql`select ${hasChangedSince(moment)} as changed`)).rows;
    index.note(rows ? rows[0]?.['changed'] === true : null);
    return pages(query, page, now);
  };
  const property = fc.asyncProperty(
    fc.array(drawnRow, { minLength: 3, maxLength: NAMES.length }),
    drawnQueries,
    fc.array(fc.tuple(drawnStep, fc.nat(), drawnPage, drawnNow), { minLength: 6, maxLength: 24 }),
    async (drawn, queries, steps) => {
      await forgetStartups(db);
      await db.execute(sql`truncate startup_work`);
      await db.insert(scoreConfig).values({ threshold: 1, top_percent: 0.3 });
      await storeStartups(
        db,
        drawn.map((row, place) => ({ ...row, company_name: NAMES[place] ?? '' })),
      );
      await db.execute(
        sql`update startups set name_key = lower(company_name), search_key = lower(company_name)`,
      );
      const clients = [await pool.connect(), await pool.connect()];
      try {
        for (const client of clients) await client.query("begin; set local lock_timeout = '50ms'");
        for (const [step, turn, page, now] of steps) {
          const query: IndexedQuery = queries[turn % queries.length] ?? {};
          const client = clients['by' in step ? step.by : 0];
          if (!client) continue;
          if (step.kind === 'change') {
            await client.query('savepoint before_change');
            await applyChange(client, step.change).catch(() => client.query('rollback to before_change'));
          } else await client.query(`${step.kind}; begin; set local lock_timeout = '50ms'`);
          const json = await answerOf(query, page, now);
          if (json !== null) fromMemory += 1;
          const expected = await listInvestments(db, query, page, now);
          if (json !== null)
            // What is similar is an addition of the index where nothing is found.
            expect({ ...JSON.parse(json), similar: undefined }).toEqual(
              JSON.parse(JSON.stringify({ ...expected, page: page.page, pageSize: page.pageSize })),
            );
          const curated = {
            q: query.q,
            sort: sortOfCurated(query),
            dir: query.dir,
            withAwards: query.withAwards,
          };
          const indexed = indexedQuery(curated);
          const own = indexed && (await answerOf(indexed, page, now));
          if (own !== null)
            expect(JSON.parse(own)).toEqual(
              JSON.parse(
                JSON.stringify({
                  ...(await listCurated(db, curated, page, now)),
                  page: page.page,
                  pageSize: page.pageSize,
                }),
              ),
            );
        }
      } finally {
        for (const client of clients) {
          await client.query('rollback');
          client.release();
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 30 });
  // Some 200 usually: the index does not leave it all to the database.
  expect(fromMemory).toBeGreaterThan(60);
});
