import { asc, desc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { saidStartup } from '../runs/articles.fixture';
import { extractions } from '../../platform/db/schema/extractions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { articleOf, promptLab } from '../quality/trials/prompt-lab.fixture';

const AGAIN = '/auth/llm/read-again';
const TEXT = 'Alpha AG of Zug was founded in 2020.\nBeta AG of Zug was founded in 2021.';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

const run = () => lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
const again = (order: object) => lab.call<{ reset: number; pending: number }>('POST', AGAIN, order);
const counted = async (query: string) =>
  (await lab.call<{ articles: number }>('GET', `${AGAIN}?${query}`)).body.articles;
const rows = () => lab.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
/** Returns the data of the last audit event about repeated extraction. */
const recorded = async () => {
  const isOfReading = eq(auditEvents.action, 'articles_read_again');
  const events = await lab.db
    .select({ after: auditEvents.after })
    .from(auditEvents)
    .where(isOfReading)
    .orderBy(desc(auditEvents.id));
  return events[0]?.after;
};
/** Sets the companies that the model returns, with their founding years. */
function says(years: Readonly<Record<string, number>>): void {
  lab.model.answerWith(() => ({
    startups: Object.entries(years).map(([company, year]) => {
      const quote = TEXT.split('\n').find((line) => line.startsWith(company)) ?? '';
      return saidStartup(company, quote, { founding_year: { value: year, quotes: [quote] } });
    }),
  }));
}
async function readOnce(years: Readonly<Record<string, number>>) {
  const [id] = await lab.storeArticles([TEXT]);
  says(years);
  await run();
  return id ?? 0;
}

test('an article is extracted again with the active prompt version, and the earlier extraction is marked as superseded', async () => {
  const id = await readOnce({ 'Alpha AG': 2020 });
  expect(await again({ articles: [String(id)], expected: 1 })).toMatchObject({
    status: 200,
    body: { reset: 1, pending: 1 },
  });
  says({ 'Alpha AG': 2020, 'Beta AG': 2021 });
  await run();
  const readings = await lab.db.select().from(extractions).orderBy(asc(extractions.id));
  expect(readings.map(({ outcome, superseded_at }) => [outcome, superseded_at !== null])).toEqual([
    ['extracted', true],
    ['extracted', false],
  ]);
  expect((await rows()).map(({ company_name, extraction_id }) => [company_name, extraction_id])).toEqual([
    ['Alpha AG', readings[1]?.id],
    ['Beta AG', readings[1]?.id],
  ]);
});

test('pending rows that the new extraction does not find are deleted', async () => {
  const id = await readOnce({ 'Alpha AG': 2020, 'Beta AG': 2021 });
  await again({ articles: [String(id)], expected: 1 });
  says({ 'Alpha AG': 2020 });
  await run();
  expect((await rows()).map(({ company_name }) => company_name)).toEqual(['Alpha AG']);
  const [first] = await lab.db.select().from(extractions).orderBy(asc(extractions.id));
  expect(first?.findings.map(({ company_name }) => company_name)).toEqual(['Alpha AG', 'Beta AG']);
});

test('a new extraction keeps accepted, discarded and curated rows', async () => {
  const id = await readOnce({ 'Alpha AG': 2020, 'Beta AG': 2021 });
  const [alpha, beta] = await rows();
  await lab.db
    .update(rawStartups)
    .set({ review: 'accepted', founding_year: 2019 })
    .where(eq(rawStartups.id, alpha?.id ?? 0));
  await lab.db
    .update(rawStartups)
    .set({ review: 'discarded' })
    .where(eq(rawStartups.id, beta?.id ?? 0));
  await again({ articles: [String(id)], expected: 1 });
  says({ 'Alpha AG': 2020 });
  await run();
  expect((await rows()).map(({ id: row, founding_year, review }) => [row, founding_year, review])).toEqual([
    [alpha?.id, 2019, 'accepted'],
    [beta?.id, 2021, 'discarded'],
  ]);
});

test('corrections of a startup are kept when its article is extracted and curated again', async () => {
  const id = await readOnce({ 'Alpha AG': 2020 });
  await lab.db.update(rawStartups).set({ review: 'accepted' });
  const curate = () => lab.call('POST', '/auth/startups/curate/run', { limit: 500 });
  await curate();
  await lab.db.update(startups).set({
    founding_year: 1999,
    origins: { founding_year: { by: 'person', at: '2026-01-01T00:00:00Z' } },
  });
  await again({ articles: [String(id)], expected: 1 });
  says({ 'Alpha AG': 2020, 'Beta AG': 2021 });
  await run();
  await curate();
  const [alpha] = await lab.db.select().from(startups).where(eq(startups.company_name, 'Alpha AG'));
  expect(alpha?.founding_year).toBe(1999);
});

test('if a new extraction fails, the earlier extraction and its rows remain valid', async () => {
  const id = await readOnce({ 'Alpha AG': 2020 });
  await again({ articles: [String(id)], expected: 1 });
  lab.model.answerWith(() => ({ text: 'no JSON' }));
  await run();
  expect((await rows()).map(({ company_name }) => company_name)).toEqual(['Alpha AG']);
  const readings = await lab.db.select().from(extractions).orderBy(asc(extractions.id));
  expect(readings.map(({ outcome, superseded_at }) => [outcome, superseded_at])).toEqual([
    ['extracted', null],
    ['failed', null],
  ]);
});

test('articles to extract again are selected by prompt version, by the built-in extractor or by low confidence', async () => {
  await lab.storeArticles([TEXT, 'Nothing.']);
  lab.model.answerWith((call) =>
    articleOf(call).includes('Alpha')
      ? { startups: [saidStartup('Alpha AG', 'Alpha AG of Zug')] }
      : { startups: [] },
  );
  await run();
  await run();
  const { prompt_id } = (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body;
  expect([
    await counted(`prompt_id=${prompt_id}`),
    await counted('prompt_id=built-in'),
    await counted('prompt_id=999999'),
    await counted('below=1'),
    await counted('below=0'),
  ]).toEqual([2, 0, 0, 1, 0]);
});

test('any number of articles of a prompt version can be queued again in one request', async () => {
  const [first] = await lab.storeArticles([TEXT]);
  await run();
  const MANY = 65_536;
  await lab.db.execute(sql`
    with copies as (
      insert into articles (url, title, text, text_hash, state)
      select 'https://news.example/copy-' || n, 'Copy', '', 'copy-' || n, 'extracted' from generate_series(2, ${MANY}::int) n
      returning id)
    insert into extractions (article_id, epoch, model, outcome, prompt_id)
    select copies.id, epoch, model, outcome, prompt_id from copies, extractions where article_id = ${first ?? 0}`);
  const { prompt_id } = (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body;
  expect(await counted(`prompt_id=${prompt_id}`)).toBe(MANY);
  expect(await again({ prompt_id, expected: MANY })).toMatchObject({
    status: 200,
    body: { reset: MANY, pending: MANY },
  });
  expect(await recorded()).toEqual({ prompt_id, articles: MANY });
});

test('articles that were never extracted are not queued twice', async () => {
  const id = await readOnce({ 'Alpha AG': 2020 });
  const [unread] = await lab.storeArticles(['Nothing.']);
  expect(await again({ articles: [String(id), String(unread)], expected: 2 })).toMatchObject({
    status: 200,
    body: { reset: 1, pending: 2 },
  });
  expect(await recorded()).toEqual({ articles: 1 });
});

test('extracting again is refused if the article count is outdated or the selection is ambiguous', async () => {
  const id = await readOnce({ 'Alpha AG': 2020 });
  const { prompt_id } = (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body;
  expect(await again({ prompt_id, expected: 2 })).toMatchObject({
    status: 409,
    body: { error: 'These are 1 articles now, not 2. Please look again.' },
  });
  expect((await again({ expected: 1 })).status).toBe(400);
  expect((await again({ articles: [String(id)], below: 0.5, expected: 1 })).status).toBe(400);
});
