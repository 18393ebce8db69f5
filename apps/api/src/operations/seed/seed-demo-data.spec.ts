import { AWARD_COLUMNS, badgesOf, CANTON_CODES, FLAGS, SECTORS } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { THE_SERVER } from '../../audit/audit-event';
import { runAudit } from '../../startups/curation/run-audit';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { testApp } from '../../testing/test-app';
import { testDatabase } from '../../testing/test-database';
import type { Database } from '../../platform/db/open-database';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { DEMO_STARTUPS } from './demo/demo-data';
import { toImportBody } from './demo/import-body';
import { SECOND_SOURCES, WAITING } from './demo/merges';
import { seedDemoData } from './seed-demo-data';

const NOW = Date.parse('2026-11-21T06:00:00Z');

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
  await seedDemoData({ db: server.db, now: () => NOW });
});
afterAll(() => server.close());

const list = async <T>(url: string) =>
  (await server.app.inject({ url, headers: server.asRole('admin') })).json<{ items: T[] }>().items;
const curated = () => list<StartupAnswer>('/auth/startups/curated?pageSize=all');

test('the demo data has sixty startups, each with its own name and edge case', async () => {
  const all = await curated();
  expect([all.length, DEMO_STARTUPS.length]).toEqual([60, 60]);
  expect(new Set(DEMO_STARTUPS.map(({ shows }) => shows)).size).toBe(60);
  expect(await server.db.$count(rawStartups)).toBe(60 + SECOND_SOURCES.length + WAITING.length);
});

test('every canton and every sector occurs in the demo data, also unknown values', async () => {
  const all = await curated();
  expect(new Set(all.map(({ canton }) => canton))).toEqual(new Set([...CANTON_CODES, null]));
  expect(new Set(all.map(({ sector }) => sector))).toEqual(
    new Set([...SECTORS.map(({ code }) => code), null]),
  );
});

test('every flag and every badge occurs in the demo data', async () => {
  const all = await curated();
  for (const { name } of FLAGS) expect(all.some((startup) => startup[name] === 1)).toBe(true);
  expect(new Set(all.flatMap((startup) => badgesOf(startup, new Date(NOW))))).toEqual(
    new Set(['New', 'Recently updated', 'Contacted', 'Investment', 'Contract', 'Rejected']),
  );
});

test('most demo startups have a description, and some have several articles, pros and risks', async () => {
  const all = await curated();
  const withArticles = all.filter(({ articles = [] }) => articles.length >= 2 && articles.length <= 4);
  expect(withArticles).toHaveLength(20);
  expect(
    all.filter(({ pros_text, cons_text }) => pros_text !== null && cons_text !== null).length,
  ).toBeGreaterThanOrEqual(28);
  expect(
    all
      .filter(({ company_description }) => company_description === null)
      .map(({ company_name }) => company_name)
      .sort(),
  ).toEqual(['Nur Name AG', 'Taciturne Chimie SA']);
});

test('no address in the demo data leads to a real site', async () => {
  const { rows } = await server.pool.query(`
    select url from startup_articles where url !~ '^https://[a-z-]+\\.example/'
    union all select website from startups where website !~ '^https://(www\\.)?[a-z0-9-]+\\.example(/|$)'
    union all select email from startups where email !~ '\\.example$'`);
  expect(rows).toEqual([]);
});

test('all but two award columns have a weight in the demo data', async () => {
  const named = (await server.db.select().from(parameters)).map(({ parameterName }) => parameterName);
  expect(AWARD_COLUMNS.filter((name) => !named.includes(name))).toEqual([
    'venture leaders',
    'zkb pioneer award',
  ]);
  expect(named).toHaveLength(29);
  expect(await server.db.$count(awardGroups)).toBe(5);
});

test('the audit of the demo data has no findings and corrects no score', async () => {
  expect(await runAudit(server.db, THE_SERVER, NOW)).toEqual({ checked: 60, rescored: 0, findings: [] });
});

test('the import accepts every demo row, and importing the same rows again changes nothing', async () => {
  const rows = [
    ...DEMO_STARTUPS.map(({ row, later }) => ({ ...row, ...later?.row })),
    ...SECOND_SOURCES.map(({ row }) => row),
    ...WAITING,
  ];
  for (const row of rows) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/auth/startups/import-raw',
      headers: server.asRole('admin'),
      payload: toImportBody(row, NOW),
    });
    expect([row.company_name, answer.json()]).toEqual([
      row.company_name,
      { id: expect.any(String), outcome: 'unchanged' },
    ]);
  }
});

describe('demo data in a separate database', () => {
  let fresh: Database;
  beforeEach(async () => {
    fresh = await testDatabase();
  });
  afterEach(() => fresh.close());

  const seed = () => seedDemoData({ db: fresh.db, now: () => NOW });
  const counts = () =>
    Promise.all(
      [startups, rawStartups, parameters, awardGroups, auditEvents].map((table) => fresh.db.$count(table)),
    );

  test('two simultaneous starts fill a database with demo data once', async () => {
    expect((await Promise.all([seed(), seed()])).sort()).toEqual([60, null]);
    const before = await counts();
    expect(await seed()).toBeNull();
    expect(await counts()).toEqual(before);
  });

  test.each([
    [
      'a raw startup',
      "insert into raw_startups (company_name, content_hash, received, origin, search_key) values ('A', '', '{}', 'import', 'a')",
    ],
    [
      'a parameter',
      `insert into parameters ("parameterID", "parameterName", name_key, value) values ('a', 'a', 'a', 1)`,
    ],
  ])('demo data leaves a database with %s unchanged', async (_what, statement) => {
    await fresh.pool.query(statement);
    const before = await counts();
    expect(await seed()).toBeNull();
    expect(await counts()).toEqual(before);
  });

  test('a failed start stores no demo data, and the next start completes it', async () => {
    await fresh.db.transaction(async (blocker) => {
      await blocker.execute(sql`lock table startup_awards in exclusive mode`);
      const failed = expect(seed()).rejects.toThrow();
      await killWaiting();
      await failed;
    });
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
    expect(await seed()).toBe(60);
  });

  /** Terminates the database connection that waits for a lock, to simulate a crash. */
  async function killWaiting(): Promise<void> {
    const { rowCount } = await fresh.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rowCount === 0) await killWaiting();
  }
});
