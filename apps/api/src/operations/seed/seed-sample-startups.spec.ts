import { THE_SERVER } from '../../audit/audit-event';
import { runAudit } from '../../startups/curation/run-audit';
import { curationApp } from '../../startups/curation/curated-startups.fixture';
import { importRaw } from '../../startups/raw/import-raw';
import { parameters } from '../../platform/db/schema/parameters.table';
import { startups } from '../../platform/db/schema/startups.table';
import { sampleRow } from './sample/sample-row';
import { seedSampleStartups, type Progress } from './seed-sample-startups';
import { storeRawRows } from './store-raw-rows';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const MS_PER_DAY = 24 * 60 * 60 * 1000;

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const seed = (total: number, report: (progress: Progress) => void = () => undefined) =>
  seedSampleStartups({ db: server.db, now: () => NOW }, total, report);

test('the requested number of sample startups is curated and scored with sample weights, without audit findings', async () => {
  const reported: Progress[] = [];
  expect(await seed(2_100, (progress) => reported.push(progress))).toBe(2_100);
  expect(reported).toEqual([
    { done: 2_000, total: 2_100 },
    { done: 2_100, total: 2_100 },
  ]);
  expect(await runAudit(server.db, THE_SERVER, NOW)).toEqual({ checked: 2_100, rescored: 0, findings: [] });
  const rows = await server.db.select().from(startups);
  expect(Math.max(...rows.map(({ score }) => score))).toBeGreaterThan(8);
  const ages = new Set(rows.map(({ created_at }) => Math.round((NOW - Date.parse(created_at)) / MS_PER_DAY)));
  expect(ages).toEqual(new Set([43, 0]));
});

test('a second run with more sample startups adds only the missing startups', async () => {
  await seed(30);
  const first = (await server.curated()).map(({ company_name, score }) => [company_name, score]);
  expect(await seed(30)).toBe(0);
  expect(await seed(50)).toBe(20);
  const all = (await server.curated()).map(({ company_name, score }) => [company_name, score]);
  expect([all.length, all]).toEqual([50, expect.arrayContaining(first)]);
});

test('sample startups do not change existing weights', async () => {
  await server.weigh('venture kick 1', 7);
  await seed(30);
  expect(await server.db.$count(parameters)).toBe(1);
});

test('a sample run that was interrupted between import and curation is completed by the next run', async () => {
  await server.importRow({ company_name: 'Waited before AG' });
  await storeRawRows(server.db, [sampleRow(0), sampleRow(1)], NOW);
  expect(await seed(3)).toBe(1);
  expect((await server.curated()).length).toBe(4);
  expect((await server.raw()).every(({ curated_at }) => curated_at !== null)).toBe(true);
});

test('a sample row stored in a batch equals an imported row', async () => {
  await storeRawRows(server.db, [sampleRow(5)], NOW);
  const again = await importRaw(server.db, sampleRow(5), THE_SERVER, NOW + 1);
  expect(again.outcome).toBe('unchanged');
  const stored = await server.pool.query("select * from raw_startups where external_id = 'made-up-6'");
  await server.clear();
  await importRaw(server.db, sampleRow(5), THE_SERVER, NOW);
  const imported = await server.pool.query("select * from raw_startups where external_id = 'made-up-6'");
  expect({ ...stored.rows[0], id: 0, uid: '' }).toEqual({ ...imported.rows[0], id: 0, uid: '' });
});
