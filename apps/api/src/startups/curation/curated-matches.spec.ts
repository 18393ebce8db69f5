import { startups } from '../../platform/db/schema/startups.table';
import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
let now = Date.parse('2026-06-01T00:00:00Z');
beforeAll(async () => {
  server = await curationApp({ now: () => (now += 1_000) });
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const names = async () => (await server.curated()).map(({ company_name }) => company_name);

test.each([
  [
    'the same website host without www.',
    { company_name: 'Old', website: 'https://www.acme.ch/en' },
    { company_name: 'New', website: 'acme.ch' },
    ['New'],
  ],
  [
    'the same folded name',
    { company_name: 'Älpli AG' },
    { company_name: 'alpli', canton: 'ZH' },
    ['Älpli AG'],
  ],
  [
    'nothing in common',
    { company_name: 'Old', website: 'https://old.ch' },
    { company_name: 'New', website: 'https://new.ch' },
    ['New', 'Old'],
  ],
  [
    'only a host that many companies share',
    { company_name: 'Old', website: 'https://www.linkedin.com/company/old' },
    { company_name: 'New', website: 'https://linkedin.com/company/new' },
    ['New', 'Old'],
  ],
])('two rows with %s, in one batch or in two', async (_what, first, second, expected) => {
  await server.importRow(first);
  await server.importRow(second);
  expect(await server.curate()).toMatchObject({
    processed: 2,
    inserted: expected.length,
    updated: 2 - expected.length,
  });
  expect(await names()).toEqual(expected);
  await server.clear();
  await server.importRow(first);
  await server.curate();
  await server.importRow(second);
  expect(await server.curate()).toMatchObject({
    processed: 1,
    inserted: expected.length - 1,
    updated: 2 - expected.length,
  });
  expect(await names()).toEqual(expected);
});

test('the same external id is the same startup, even under a new name', async () => {
  await server.importRow({ ID: '1', company_name: 'Old' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'New' });
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 0, updated: 1 });
  expect(await names()).toEqual(['New']);
});

test('the external id comes before the website, the website before the name', async () => {
  await server.importRow({ ID: '1', company_name: 'By id' });
  await server.importRow({ company_name: 'By website', website: 'https://site.ch' });
  await server.importRow({ company_name: 'By name' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'By name', website: 'https://site.ch', canton: 'ZH' });
  await server.curate();
  await server.importRow({ company_name: 'By name', website: 'https://site.ch', canton: 'BE' });
  await server.curate();
  const cantons = (await server.curated()).map(({ company_name, canton, website }) => [
    company_name,
    canton,
    website,
  ]);
  expect(cantons).toEqual([
    ['By id', 'ZH', null],
    ['By name', null, null],
    ['By website', 'BE', 'https://site.ch'],
  ]);
});

test('a startup that is renamed onto the name of another keeps its old one', async () => {
  await server.importRow({ company_name: 'Taken' });
  await server.importRow({ ID: '1', company_name: 'Mine' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'Taken AG', canton: 'ZH' });
  await server.curate();
  expect((await server.curated()).map(({ company_name, canton }) => [company_name, canton])).toEqual([
    ['Mine', 'ZH'],
    ['Taken', null],
  ]);
});

test('names that are passed on within one batch do not collide', async () => {
  await server.importRow({ ID: '1', company_name: 'A' });
  await server.importRow({ ID: '2', company_name: 'B' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'B' });
  await server.importRow({ ID: '2', company_name: 'C' });
  await server.importRow({ ID: '3', company_name: 'D' });
  expect(await server.curate()).toMatchObject({ processed: 3, inserted: 1, updated: 2 });
  expect(await names()).toEqual(['A', 'C', 'D']);
});

test('awards and articles are united across spellings, and a flag that is 1 stays 1', async () => {
  const article = (url: string) => ({ url, title: null, published_at: null, source: null });
  await server.importRow({
    ID: '1',
    company_name: 'A',
    rejected: 1,
    awards: ['Venture Kick 1', 'x'],
    articles: [article('https://a.ch/1')],
  });
  await server.curate();
  await server.importRow({
    ID: '1',
    company_name: 'A',
    rejected: 0,
    awards: ['venture-kick 1', 'y'],
    articles: [article('https://a.ch/1'), article('https://a.ch/2')],
  });
  expect(await server.curate()).toMatchObject({ awardsInserted: 1 });
  const [startup] = await server.curated();
  expect(startup?.awards?.map(({ award_name }) => award_name)).toEqual(['Venture Kick 1', 'x', 'y']);
  expect(startup?.articles?.map(({ url }) => url)).toEqual(['https://a.ch/1', 'https://a.ch/2']);
  expect(startup?.rejected).toBe(1);
});

test('what a person edited stays against the next import', async () => {
  await server.importRow({ ID: '1', company_name: 'A', email: 'import@a.ch' });
  await server.curate();
  await server.db
    .update(startups)
    .set({ email: 'person@a.ch', origins: { email: { by: 'person', at: '2026-01-01T00:00:00.000Z' } } });
  await server.importRow({ ID: '1', company_name: 'A', email: 'newer@a.ch', number: '1' });
  await server.curate();
  expect(await server.curated()).toMatchObject([{ email: 'person@a.ch', number: '1' }]);
});

test('only a change counts the version up and moves updated_at', async () => {
  const stamp = async () =>
    (await server.curated()).map(({ version, updated_at }) => [version, updated_at])[0];
  await server.importRow({ ID: '1', company_name: 'A', canton: 'ZH' });
  await server.curate();
  const before = await stamp();
  await server.importRow({ ID: '2', company_name: 'A' });
  await server.curate();
  expect(await stamp()).toEqual(before);
  await server.importRow({ ID: '2', company_name: 'A', awards: ['x'] });
  await server.curate();
  expect(await stamp()).toEqual([2, expect.not.stringMatching(String(before?.[1]))]);
});
