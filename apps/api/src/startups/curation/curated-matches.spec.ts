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
    'the same normalized name',
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
])(
  'curation recognizes whether two rows with %s are one startup, in one batch or in two',
  async (_what, first, second, expected) => {
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
  },
);

test.each([
  ['a portal', 'https://portal.example/sommer', 'https://portal.example/winter'],
  [
    'a directory',
    'https://hub.example/en/startups/sommer/about',
    'https://hub.example/en/startups/winter/about',
  ],
  ['a page with a number', 'https://portal.example/show.php?id=7', 'https://portal.example/show.php?id=8'],
  ['a route in an app', 'https://portal.example/#/startups/7', 'https://portal.example/#/startups/8'],
  ['profile pages', 'https://www.linkedin.com/company/sommer', 'https://ch.linkedin.com/company/winter'],
  ['a code repository', 'https://github.com/sommer', 'https://github.com/winter'],
  [
    'an app store',
    'https://play.google.com/store/apps/details?id=a',
    'https://play.google.com/store/apps/details?id=b',
  ],
  ['another app store', 'https://apps.apple.com/ch/app/a/id1', 'https://apps.apple.com/ch/app/b/id2'],
  ['a university', 'https://ethz.ch/de/spin-offs/sommer.html', 'https://ethz.ch/de/spin-offs/winter.html'],
  ['people at a university', 'https://people.epfl.ch/anna', 'https://people.epfl.ch/beat'],
  ['a portal and its own page', 'https://portal.example', 'https://portal.example/winter'],
])('two companies with pages on the host of %s are curated separately', async (_what, first, second) => {
  await server.importRow({ company_name: 'Sommervogel AG', website: first });
  await server.importRow({ company_name: 'Wintervogel SA', website: second });
  await server.curate();
  expect(await names()).toEqual(['Sommervogel AG', 'Wintervogel SA']);
});

test.each([
  ['https://sommer.example/en/', 'http://www.sommer.example/de/ueber-uns'],
  ['https://sommer.example/?utm_source=x', 'sommer.example/index.html'],
  ['https://sommer.example/products', 'https://sommer.example/contact'],
  ['https://portal.example/sommer', 'https://portal.example/en/sommer/?ref=list'],
  ['https://www.linkedin.com/company/sommer/about', 'https://ch.linkedin.com/company/sommer?trk=y'],
  [
    'https://play.google.com/store/apps/details?id=a&hl=de',
    'https://play.google.com/store/apps/details?id=a',
  ],
])('the addresses %s and %s are the same website', async (first, second) => {
  await server.importRow({ company_name: 'Sommervogel AG', website: first });
  await server.importRow({ company_name: 'Sommervogel Holding', website: second });
  expect(await server.curate()).toMatchObject({ inserted: 1, updated: 1 });
});

test('the home page of a host with pages of two companies matches no other rows', async () => {
  const list = [
    { company_name: 'Sommervogel AG', website: 'https://portal.example/sommer' },
    { company_name: 'Wintervogel SA', website: 'https://portal.example/winter' },
    { company_name: 'Herbstvogel', website: 'https://portal.example' },
    { company_name: 'Lenzvogel', website: 'https://www.portal.example/en' },
  ];
  for (const row of list) await server.importRow(row);
  expect(await server.curate()).toMatchObject({ inserted: 4, updated: 0 });
  await server.clear();
  for (const row of list) {
    await server.importRow(row);
    expect(await server.curate()).toMatchObject({ inserted: 1, updated: 0 });
  }
});

const FIRST = { ID: 'n1', company_name: 'Novalux AG', website: 'https://novalux-energie.example' };
test.each([
  ['another legal form', { ID: 'n2', company_name: 'Novalux SA', website: 'https://novalux-bio.example' }],
  ['the same spelling', { ID: 'n2', company_name: 'Novalux AG', website: 'https://novalux-bio.example' }],
  ['accents', { ID: 'n2', company_name: 'Novalüx', website: 'https://novalux-bio.example' }],
  ['signs', { ID: 'n2', company_name: 'Nova-Lux™', website: 'https://nova-lux.example' }],
  ['a profile', { ID: 'n2', company_name: 'Novalux', website: 'https://linkedin.com/company/novalux-bio' }],
  ['another domain', { ID: 'n2', company_name: 'NOVALUX GmbH', website: 'novalux-energie.test' }],
])(
  'rows with one name but different ids and websites (by %s) are curated as two companies, in one run or two',
  async (what, row) => {
    const first = what === 'signs' ? { ...FIRST, company_name: 'Nova Lux' } : FIRST;
    await server.importRow(first);
    await server.importRow(row);
    expect(await server.curate()).toMatchObject({ inserted: 2, updated: 0 });
    await server.clear();
    await server.importRow(first);
    await server.curate();
    await server.importRow(row);
    expect(await server.curate()).toMatchObject({ inserted: 1, updated: 0 });
    await server.importRow({ ...row, email: 'a@b.example' });
    expect(await server.curate()).toMatchObject({ inserted: 0, updated: 1 });
    expect((await server.curated()).map(({ external_id }) => external_id).sort()).toEqual(['n1', 'n2']);
  },
);

test.each([
  ['the same website', { ID: 'n2', company_name: 'Novalux SA', website: 'www.novalux-energie.example/en' }],
  ['no website', { ID: 'n2', company_name: 'Novalux SA' }],
  ['a profile', { company_name: 'Novalux SA', website: 'https://linkedin.com/company/novalux' }],
  ['a subdomain', { company_name: 'Novalux SA', website: 'https://app.novalux-energie.example' }],
])('a row of the same name with %s matches in curation', async (_what, row) => {
  await server.importRow(FIRST);
  await server.importRow(row);
  expect(await server.curate()).toMatchObject({ inserted: 1, updated: 1 });
});

test.each([
  ['one id', FIRST, { company_name: 'Novalux SA', website: 'https://novalux-bio.example' }],
  [
    'no id',
    { company_name: 'Zirbe AG', website: 'zirbe.example' },
    { company_name: 'Zirbe GmbH', website: 'https://zirbe-holz.example/de' },
  ],
])(
  'rows of one name with %s and different websites are two companies, in one run or two',
  async (_what, first, row) => {
    await server.importRow(first);
    await server.importRow(row);
    expect(await server.curate()).toMatchObject({ inserted: 2, updated: 0 });
    await server.clear();
    await server.importRow(first);
    await server.curate();
    await server.importRow(row);
    expect(await server.curate()).toMatchObject({ inserted: 1, updated: 0 });
    await server.importRow({ ...row, email: 'a@b.example' });
    expect(await server.curate()).toMatchObject({ inserted: 0, updated: 1 });
  },
);

test('the audit accepts two companies with one name', async () => {
  await server.importRow(FIRST);
  await server.importRow({ ...FIRST, ID: 'n2', website: 'https://novalux-bio.example' });
  await server.curate();
  const audit = await server.post('/auth/startups/curate/audit', {});
  expect(audit.json()).toMatchObject({ checked: 2, findings: [] });
  const remove = (id: string | undefined) =>
    server.app.inject({
      method: 'DELETE',
      url: `/auth/startups/curated/${id}`,
      headers: server.asRole('admin'),
    });
  await remove((await server.curated())[0]?.id);
  const deleted = await server.app.inject({ url: '/auth/startups/deleted', headers: server.asRole('admin') });
  const [row] = deleted.json<{ items: { id: string }[] }>().items;
  expect((await server.post(`/auth/startups/deleted/${row?.id}/restore`, {})).statusCode).toBe(200);
  expect(await names()).toEqual(['Novalux AG', 'Novalux AG']);
});

test('rows with the same external id belong to the same startup, even with a new name', async () => {
  await server.importRow({ ID: '1', company_name: 'Old' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'New' });
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 0, updated: 1 });
  expect(await names()).toEqual(['New']);
});

test('in curation the external id takes precedence over the website, and the website over the name', async () => {
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

test('an import cannot rename a startup to the name of another startup', async () => {
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

test('names that are swapped within one batch of curation do not collide', async () => {
  await server.importRow({ ID: '1', company_name: 'A' });
  await server.importRow({ ID: '2', company_name: 'B' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'B' });
  await server.importRow({ ID: '2', company_name: 'C' });
  await server.importRow({ ID: '3', company_name: 'D' });
  expect(await server.curate()).toMatchObject({ processed: 3, inserted: 1, updated: 2 });
  expect(await names()).toEqual(['A', 'C', 'D']);
});

test('awards and articles are merged across spellings', async () => {
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

test('the next import does not replace values that a person edited', async () => {
  await server.importRow({ ID: '1', company_name: 'A', email: 'import@a.ch' });
  await server.curate();
  await server.db
    .update(startups)
    .set({ email: 'person@a.ch', origins: { email: { by: 'person', at: '2026-01-01T00:00:00.000Z' } } });
  await server.importRow({ ID: '1', company_name: 'A', email: 'newer@a.ch', number: '1' });
  await server.curate();
  expect(await server.curated()).toMatchObject([{ email: 'person@a.ch', number: '1' }]);
});

test('only a change increases the version of a startup', async () => {
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
