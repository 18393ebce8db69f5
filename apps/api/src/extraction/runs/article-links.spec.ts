import { articles } from '../../platform/db/schema/articles.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { storeArticles } from './articles.fixture';
import { articleTexts, extractionApp } from './extraction-app.fixture';

let server: Awaited<ReturnType<typeof extractionApp>>;
beforeAll(async () => {
  server = await extractionApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const LINK = 'http://www.news.example/Story/?utm_source=rss#top';
const KEY = 'https://news.example/Story';

test.each([
  ['to the published address', LINK, LINK],
  ['to its key if no published address is stored', null, KEY],
])('an extraction links its article %s', async (_how, published_url, link) => {
  await storeArticles(server.db, articleTexts(1));
  await server.db.update(articles).set({ url: KEY, published_url });
  const { body } = await server.run();
  expect(body.samples).toMatchObject([{ ok: true, article: { url: link } }]);
  const [raw] = await server.db.select().from(rawStartups);
  expect([raw?.url, raw?.articles.map(({ url }) => url)]).toEqual([link, [link]]);
  const { samples } = body;
  const answer = await server.app.inject({
    url: `/auth/extractions/${samples[0]?.extraction_id}`,
    headers: server.asRole('admin'),
  });
  expect(answer.json()).toMatchObject({ article: { url: link } });
});
