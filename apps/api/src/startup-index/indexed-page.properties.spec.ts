import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import {
  drawnAward,
  drawnFacts,
  drawnFilters,
  drawnUntil,
  drawnWork,
  NOON,
  rarely,
  storePeople,
} from '../investments/drawn-filters.fixture';
import { listInvestments } from '../investments/list-investments';
import { SORT_DIRECTIONS, SORT_KEYS, TOP_FILTERS } from '../investments/list-choices';
import type { Page } from '../lists/list-page';
import { scoreConfig } from '../score-config/score-config.table';
import { forgetStartups, storeStartups } from '../scoring/stored-startups.fixture';
import { indexedQuery, listCurated } from '../startups/startup.queries';
import { testDatabase } from '../testing/test-database';
import { hasChangedSince } from './index-feed';
import { indexedPages, type IndexedQuery } from './indexed-page';
import { startupIndex } from './startup-index';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NAMES = [
  'Alpha',
  'Beta',
  'Étoile',
  'straße',
  'Zeta 3',
  '東京',
  '🚀 Rocket',
  'alpha bis',
  'ÅLAND',
  'x'.repeat(30),
];

const drawnRow = fc.record({
  score: fc.constantFrom(0, 0.3, 1, 5, 5.0001),
  ...drawnFacts,
  sector: fc.constantFrom('BioT', 'ICT', null),
  firstTime_appear_inscore: fc.constantFrom(
    '2026-04-25T00:00:00.000001Z',
    '2026-04-25T00:00:00.000002Z',
    '2026-04-24T22:00:00Z',
    '2026-04-24T21:59:59.999999Z',
    null,
  ),
});
const NAME = fc.constantFrom(...NAMES);
/** What people, jobs and operators do to the tables, as SQL of their own. */
const drawnChange = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), name: NAME, row: drawnRow }),
  fc.record({ kind: fc.constant('rename' as const), name: NAME, to: NAME }),
  fc.record({ kind: fc.constant('delete' as const), name: NAME }),
  fc.record({ kind: fc.constant('award' as const), name: NAME, award: drawnAward }),
  fc.record({
    kind: fc.constant('work' as const),
    name: NAME,
    ...drawnWork,
  }),
  fc.record({ kind: fc.constant('no work' as const) }),
  fc.record({
    kind: fc.constant('later' as const),
    name: NAME,
    until: drawnUntil,
    isEarly: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('unaward' as const) }),
  fc.record({ kind: fc.constant('article' as const), name: NAME }),
  fc.record({ kind: fc.constant('rules' as const), threshold: fc.constantFrom(0, 1, 5) }),
  fc.record({ kind: fc.constant('empty' as const) }),
);
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

const CURATED_SORTS = ['created_at', 'updated_at', 'score'] as const;
const sortOfCurated = ({ sort }: IndexedQuery) => CURATED_SORTS.find((key) => key === sort);

async function apply(client: PoolClient, change: Change): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  if (change.kind === 'empty') return void (await run('delete from startups where score < 1'));
  if (change.kind === 'rules')
    return void (await run('update score_config set threshold = $1', [change.threshold]));
  if (change.kind === 'no work') return void (await run('delete from startup_work'));
  if (change.kind === 'unaward') return void (await run('delete from startup_awards'));
  const key = change.name.toLowerCase();
  if (change.kind === 'later')
    return void (await run(
      'update startups set later_until = $2, later_watched_since = case when $3 then now() end where name_key = $1',
      [key, change.until, change.isEarly],
    ));
  if (change.kind === 'work')
    return void (await run(
      `insert into startup_work (startup_id, assignee_id, step, due) select id, $2, $3, $4 from startups where name_key = $1
        on conflict (startup_id) do update set assignee_id = excluded.assignee_id, step = excluded.step, due = excluded.due`,
      [key, change.assignee, change.step, change.step && change.due],
    ));
  if (change.kind === 'delete') return void (await run('delete from startups where name_key = $1', [key]));
  if (change.kind === 'rename')
    return void (await run(
      `update startups set company_name = $2, name_key = $3, search_key = $3 where name_key = $1
        and not exists (select from startups where name_key = $3)`,
      [key, change.to, change.to.toLowerCase()],
    ));
  if (change.kind === 'award')
    return void (await run(
      `insert into startup_awards (startup_id, award_key, award_name, weight_used) select id, $2, 'A', 2.5 from startups
        where name_key = $1 on conflict (startup_id, award_key) do update set weight_used = startup_awards.weight_used + 1`,
      [key, change.award],
    ));
  if (change.kind === 'article')
    return void (await run(
      `insert into startup_articles (startup_id, url, title) select id, 'https://x.ch', '"<b>' from startups where name_key = $1
        on conflict do nothing`,
      [key],
    ));
  const columns = Object.keys(change.row);
  const set = columns.map((column, place) => `"${column}" = $${place + 2}`).join(', ');
  await run(`update startups set ${set} where name_key = $1`, [key, ...Object.values(change.row)]);
}
type Change = typeof drawnChange extends fc.Arbitrary<infer T> ? T : never;

test('a list from memory is the list of the database, by any writer, in any order of commits', async () => {
  const { db, pool } = database;
  const index = startupIndex(db);
  const pages = indexedPages(db, index);
  await storePeople(db);
  let fromMemory = 0;
  /** As a request does: it asks whether anything has changed, and then reads. */
  const answerOf = async (query: IndexedQuery, page: Page) => {
    const moment = index.moment();
    const rows = moment && (await db.execute(sql`select ${hasChangedSince(moment)} as changed`)).rows;
    index.note(rows ? rows[0]?.['changed'] === true : null);
    return pages(query, page, NOON);
  };
  const property = fc.asyncProperty(
    fc.array(drawnRow, { minLength: 3, maxLength: NAMES.length }),
    fc.array(fc.tuple(drawnStep, drawnQuery, drawnFilters, drawnPage), { minLength: 4, maxLength: 14 }),
    async (drawn, steps) => {
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
        for (const [step, set, filters, page] of steps) {
          const query = { ...set, ...filters };
          const client = clients['by' in step ? step.by : 0];
          if (!client) continue;
          if (step.kind === 'change') {
            await client.query('savepoint before_change');
            await apply(client, step.change).catch(() => client.query('rollback to before_change'));
          } else await client.query(`${step.kind}; begin; set local lock_timeout = '50ms'`);
          const json = await answerOf(query, page);
          if (json !== null) fromMemory += 1;
          const expected = await listInvestments(db, query, page, NOON);
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
          const own = indexed && (await answerOf(indexed, page));
          if (own !== null)
            expect(JSON.parse(own)).toEqual(
              JSON.parse(
                JSON.stringify({
                  ...(await listCurated(db, curated, page, NOON)),
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
