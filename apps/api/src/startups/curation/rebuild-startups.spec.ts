import { eq, inArray } from 'drizzle-orm';
import { seedDemoData } from '../../operations/seed/seed-demo-data';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { curationApp } from './curated-startups.fixture';
import { rebuildStartups } from './rebuild-startups';

let now = Date.parse('2026-01-01T00:00:00Z');
let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.execute(
    'truncate startups, raw_startups, parameters, fact_statements, former_rows restart identity cascade',
  );
  await server.weigh('eurostars', 4);
});

const story = { url: 'https://n.ch/1', title: 'One', published_at: null, source: null };
async function curateOne(row: object): Promise<number> {
  now += 1;
  const { id } = await server.importRow(row);
  await server.curate();
  return Number(id);
}
async function withdraw(rawId: number, startupId: number) {
  now += 1;
  return server.db.transaction(async (tx) => {
    await tx.delete(rawStartups).where(eq(rawStartups.id, rawId));
    return rebuildStartups(tx, [startupId], new Date(now).toISOString());
  });
}

test('values that only a withdrawn row contains are removed from the startup, and replaced values return', async () => {
  await curateOne({ company_name: 'Acme AG', email: 'a@acme.ch', canton: 'ZH' });
  const [before] = await server.curated();
  const raw = await curateOne({
    company_name: 'Acme AG',
    email: 'b@acme.ch',
    founding_year: 2020,
    awards: ['eurostars'],
    articles: [story],
    rejected: 1,
  });
  expect((await server.curated())[0]).toMatchObject({ email: 'b@acme.ch', score: 4, rejected: 1 });
  expect(await withdraw(raw, 1)).toEqual({ changed: [1], awardsInserted: 0, isKeyReleased: false });
  const [after] = await server.curated();
  expect(after).toEqual({
    ...before,
    last_modified_score: new Date(now).toISOString(),
    updated_at: new Date(now).toISOString(),
    version: 3,
  });
});

test('a startup whose only other name belongs to another startup keeps its current name', async () => {
  const raw = await curateOne({ company_name: 'Acme', website: 'https://acme.ch' });
  await curateOne({ company_name: 'Borealis' });
  await curateOne({ company_name: 'Borealis', website: 'https://acme.ch', email: 'b@acme.ch' });
  await withdraw(raw, 1);
  expect((await server.curated()).map(({ company_name, email }) => [company_name, email])).toEqual([
    ['Acme', 'b@acme.ch'],
    ['Borealis', null],
  ]);
});

test('rebuilding a startup without known rows keeps its values', async () => {
  const raw = await curateOne({ company_name: 'Acme', canton: 'ZH', awards: ['eurostars'] });
  const before = await server.curated();
  expect(await withdraw(raw, 1)).toEqual({ changed: [], awardsInserted: 0, isKeyReleased: false });
  expect(await server.curated()).toEqual(before);
});

test('rebuilding skips startups that do not exist', async () => {
  const made = await server.db.transaction((tx) => rebuildStartups(tx, [7], new Date(now).toISOString()));
  expect(made).toEqual({ changed: [], awardsInserted: 0, isKeyReleased: false });
  expect(
    await server.db
      .select()
      .from(rawStartups)
      .where(inArray(rawStartups.id, [7])),
  ).toEqual([]);
});

test('rebuilding the demo startups from their rows and decisions changes nothing', async () => {
  await server.clear();
  await seedDemoData({ db: server.db, now: () => now });
  const all = (await server.curated()).map(({ id }) => Number(id));
  expect(all.length).toBeGreaterThan(50);
  const made = await server.db.transaction((tx) => rebuildStartups(tx, all, new Date(now).toISOString()));
  expect(made).toEqual({ changed: [], awardsInserted: 0, isKeyReleased: false });
});
