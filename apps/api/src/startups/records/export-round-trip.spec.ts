import {
  exportColumns,
  toExportCells,
  toImportBody,
  type ExportSource,
  type ImportColumn,
} from '@vaglio/startups-domain';
import { storeParameters } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

type World = Awaited<ReturnType<typeof testApp>>;
type Listed = ExportSource & { company_name: string; email: string | null; startup_id?: string | null };
type Sheet = { columns: readonly ImportColumn[]; rows: string[][] };

const worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

async function installation(): Promise<World> {
  const world = await testApp();
  worlds.push(world);
  await storeParameters(world.db, { 'venture kick 1': 1, eurostars: 2 });
  return world;
}

async function call(world: World, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await world.app.inject({
    method,
    url,
    headers: world.asRole('admin'),
    ...(payload && { payload }),
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
  return answer.json();
}
const listOf = async (world: World, which: 'raw' | 'curated'): Promise<Listed[]> =>
  (await call(world, 'GET', `/auth/startups/${which}?pageSize=all`)).items;
const importRow = (world: World, row: object) => call(world, 'POST', '/auth/startups/import-raw', row);
const curate = (world: World) => call(world, 'POST', '/auth/startups/curate/run', { limit: 500 });

/**
 * Creates an installation with companies without an external id, and companies of a partner whose ids equal our row
 * ids.
 */
async function filledInstallation(): Promise<World> {
  const world = await installation();
  for (let i = 1; i <= 6; i++)
    await importRow(world, {
      company_name: `Ours ${i}`,
      email: `ours-${i}@x.ch`,
      raised_money: i * 1_000_000,
      awards: ['eurostars'],
    });
  for (let i = 1; i <= 6; i++)
    await importRow(world, {
      ID: String(i),
      company_name: `Partner ${i}`,
      email: `partner-${i}@x.ch`,
      raised_money: i,
      raised_currency: 'USD',
      awards: ['venture kick 1'],
    });
  await curate(world);
  return world;
}

/** Creates an export in the same way as the web app, with the columns and cells of the domain library. */
async function exported(world: World, which: 'raw' | 'curated'): Promise<Sheet> {
  const sources = (await listOf(world, which)).map((row) => ({
    ...row,
    awards: (row.awards ?? []).map((award: string | { award_name: string }) =>
      typeof award === 'string' ? award : award.award_name,
    ),
  }));
  const columns = exportColumns(sources.flatMap(({ awards }) => awards));
  const rows = sources.map((source) => toExportCells(source, columns));
  return { columns, rows: rows.sort((a, b) => (a.join() < b.join() ? -1 : 1)) };
}

async function importSheet(world: World, { columns, rows }: Sheet): Promise<string[]> {
  const outcomes = [];
  for (const cells of rows) {
    const { body, unreadable } = toImportBody({ columns }, cells);
    expect(unreadable).toEqual([]);
    outcomes.push((await importRow(world, body)).outcome);
  }
  await curate(world);
  return outcomes;
}

async function findings(world: World): Promise<object[]> {
  return (await call(world, 'POST', '/auth/startups/curate/audit')).findings;
}

/** Checks that every company keeps its own email address and awards. */
async function expectUnmixed(world: World): Promise<void> {
  const curated = await listOf(world, 'curated');
  expect(curated).toHaveLength(12);
  for (const { company_name, email } of curated)
    expect(email).toBe(`${company_name.toLowerCase().replace(' ', '-')}@x.ch`);
  expect(await findings(world)).toEqual([]);
}

test('each exported id belongs to only one company', async () => {
  const world = await filledInstallation();
  const ids = new Map<string, string>();
  for (const which of ['raw', 'curated'] as const)
    for (const [id = '', name = ''] of (await exported(world, which)).rows)
      expect(ids.set(id, ids.get(id) ?? name).get(id)).toBe(name);
});

test.each(['raw', 'curated'] as const)(
  'a %s export that is imported into its own installation updates only its own rows',
  async (which) => {
    const world = await filledInstallation();
    const sheet = await exported(world, which);
    await importSheet(world, sheet);
    await expectUnmixed(world);
    expect(await exported(world, which)).toEqual(sheet);
    expect(new Set(await importSheet(world, sheet))).toEqual(new Set(['unchanged']));
  },
);

test('a raw export that is imported into its own installation changes no row', async () => {
  const world = await filledInstallation();
  expect(new Set(await importSheet(world, await exported(world, 'raw')))).toEqual(new Set(['unchanged']));
  expect(await listOf(world, 'raw')).toHaveLength(12);
});

test.each(['raw', 'curated'] as const)(
  'a %s export that is imported into an empty installation can be exported again unchanged',
  async (which) => {
    const sheet = await exported(await filledInstallation(), which);
    const other = await installation();
    expect(new Set(await importSheet(other, sheet))).toEqual(new Set(['inserted']));
    await expectUnmixed(other);
    expect(await exported(other, which)).toEqual(sheet);
  },
);

test('both exports of one installation match the same companies in another installation', async () => {
  const world = await filledInstallation();
  const other = await installation();
  await importSheet(other, await exported(world, 'raw'));
  await importSheet(other, await exported(world, 'curated'));
  await expectUnmixed(other);
});

test('importing an edited row of a curated export changes its own startup', async () => {
  const world = await filledInstallation();
  const { columns, rows } = await exported(world, 'curated');
  const email = columns.findIndex(({ header }) => header === 'email');
  const name = columns.findIndex(({ header }) => header === 'company_name');
  const edited = rows
    .filter((cells) => cells[name] === 'Ours 3')
    .map((cells) => cells.map((cell, index) => (index === email ? 'new@x.ch' : cell)));
  await importSheet(world, { columns, rows: edited });
  const curated = await listOf(world, 'curated');
  expect(curated.filter((row) => row.email === 'new@x.ch').map(({ company_name }) => company_name)).toEqual([
    'Ours 3',
  ]);
  expect(curated).toHaveLength(12);
});

test('the audit finds an id that belongs to two companies', async () => {
  const world = await filledInstallation();
  await world.pool.query(
    "update raw_startups set external_id = (select uid::text from startups where company_name = 'Ours 1') where company_name = 'Ours 2'",
  );
  expect(await findings(world)).toMatchObject([
    {
      check: 'An exported id stands for one company',
      count: 1,
      examples: [expect.stringMatching(/^Ours 1 /)],
    },
  ]);
});
