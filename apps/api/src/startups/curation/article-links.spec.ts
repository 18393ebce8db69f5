import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  server = await curationApp();
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const NO_FACTS = { title: null, published_at: null, source: null };
const rowWith = (...urls: string[]) => ({
  company_name: 'Älpli AG',
  articles: urls.map((url) => ({ url, ...NO_FACTS })),
});
const linksOf = (rows: readonly { articles?: readonly { url: string }[] | undefined }[]) =>
  rows.map(({ articles = [] }) => articles.map(({ url }) => url));

test('the link of an imported article is kept as published', async () => {
  await server.importRow(rowWith('https://Zürich.example/Bericht?id=1'));
  await server.curate();
  const link = ['https://Zürich.example/Bericht?id=1'];
  expect(linksOf(await server.raw())).toEqual([link]);
  expect(linksOf(await server.curated())).toEqual([link]);
  const listed = await server.app.inject({ url: '/auth/articles', headers: server.asRole('user') });
  expect(listed.json()).toMatchObject({ items: [{ url: link[0] }] });
});

test('two article links with the same ASCII form are one article', async () => {
  await server.importRow(rowWith('https://news.ch/ä', 'https://news.ch/%C3%A4'));
  await server.importRow({ ...rowWith('https://news.ch/%C3%A4', 'https://news.ch'), ID: '7' });
  await server.curate();
  expect(linksOf(await server.curated())).toEqual([['https://news.ch', 'https://news.ch/ä']]);
  const [exported] = await server.curated();
  const again = rowWith(...(exported?.articles ?? []).map(({ url }) => url));
  expect(await server.importRow(again)).toMatchObject({ outcome: 'unchanged' });
  await server.curate();
  expect(linksOf(await server.curated())).toEqual([['https://news.ch', 'https://news.ch/ä']]);
});
