import { sql } from 'drizzle-orm';
import { migrationPart } from '../../testing/migration-part';
import { factsApp } from './facts.fixture';

let server: Awaited<ReturnType<typeof factsApp>>;
beforeAll(async () => {
  server = await factsApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const UPGRADE = migrationPart('0040_unstated_values');
const STORY = { url: 'https://n.ch/9', title: 'Nine', published_at: '2025-01-01', source: 'N' };
const VOLATILE = ['version', 'updated_at', 'last_modified_score', 'firstTime_appear_inscore', 'is_new'];
const shown = async () =>
  (await server.curated()).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !VOLATILE.includes(name))),
  );

/** Converts the database to the state of a version without former rows, and then upgrades it. */
async function upgrade() {
  await server.db.execute('truncate former_rows');
  await server.db.execute(sql.raw(UPGRADE));
}

test('an upgrade keeps everything from the first import of a row that was imported again', async () => {
  const first = { ID: 'A1', awards: ['eurostars', 'fif grant'], first_name: 'Ann', last_name: 'Berg' };
  await server.imported({ ...first, canton: 'ZH', founding_year: 2020, rejected: 1, articles: [STORY] });
  await server.imported({ ID: 'A1', awards: ['fif grant'], first_name: 'Carl', last_name: 'Dahl' });
  await server.imported({ ID: 'A1', company_name: 'Acme AG', email: 'a@acme.ch' });
  const before = await shown();
  expect(before).toMatchObject([{ score: 6, canton: 'ZH', founding_year: 2020, rejected: 1 }]);
  const { also: alsoBefore } = (await names())[0] ?? {};
  await upgrade();
  const changed = await server.change('PATCH', '/startups/1/facts/number', { value: '7' });
  expect(changed.body.facts).toMatchObject({ score: 6, founders: [{}, {}], awards: [{}, {}] });
  expect(await shown()).toMatchObject([{ canton: 'ZH', founding_year: 2020, rejected: 1 }]);
  expect((await names())[0]?.also).toEqual(alsoBefore);
  await server.undo(changed);
  expect(await shown()).toEqual(before);
});

test('an upgrade does not store values of the current rows a second time', async () => {
  await server.imported({ ID: 'A1', awards: ['eurostars'], last_name: 'Berg', canton: 'ZH', investment: 1 });
  await server.read(
    { raised_money: 1e6, awards: ['fif grant'] },
    { day: '2026-01-05', financings: [{ kind: 'round', amount: 1e6, currency: 'CHF' }] },
  );
  await upgrade();
  expect((await server.pool.query('select content from former_rows')).rows).toEqual([]);
});

test('a startup without known rows keeps its flag, articles and names before and after an upgrade', async () => {
  await server.imported({ ID: 'A1', awards: ['eurostars'], rejected: 1, articles: [STORY] });
  await server.imported({ ID: 'A1', company_name: 'Acme AG' });
  for (const arrive of [upgrade, () => server.db.execute('truncate former_rows')]) {
    await server.db.execute('delete from raw_startups');
    const before = await shown();
    await arrive();
    const changed = await server.change('PATCH', '/startups/1/facts/canton', { value: 'VD' });
    expect(await shown()).toMatchObject([{ rejected: 1, score: 4, canton: 'VD', company_name: 'Acme AG' }]);
    expect((await server.pool.query('select url from startup_articles')).rows).toEqual([{ url: STORY.url }]);
    expect(await names()).toMatchObject([{ also: ['Acme'] }]);
    await server.undo(changed);
    expect(await shown()).toEqual(before);
  }
});

test('an upgrade keeps the amounts of an article whose row was deleted', async () => {
  await server.imported({ ID: 'A1' });
  await server.read(
    { raised_money: 1e6 },
    { day: '2026-01-05', financings: [{ kind: 'round', amount: 1e6, currency: 'CHF' }] },
  );
  await server.db.execute(`delete from raw_startups where origin = 'article'`);
  const before = await shown();
  await upgrade();
  const changed = await server.change('PATCH', '/startups/1/facts/canton', { value: 'VD' });
  expect(changed.body.facts.money).toMatchObject([{ amount: 1e6, date: '2026-01-05' }]);
  await server.undo(changed);
  expect(await shown()).toEqual(before);
});

const names = async () =>
  (await server.pool.query<{ also: string[] }>('select also from startups order by id')).rows;
