import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { purgeDeletions } from '../../startups/deletions/purge-deletions';
import type { EvidenceListBody, ExtractionBody } from '../../startups/facts/evidence/evidence.schemas';
import { saidStartup } from '../../extraction/runs/articles.fixture';
import { extractions } from '../../platform/db/schema/extractions.table';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { goldenArticles } from '../../platform/db/schema/golden-articles.table';
import { articles } from '../../platform/db/schema/articles.table';
import type { ReviewArticleBody } from '../../review/queue/review-queue.schemas';
import { refreshQueue } from '../../review/queue/refresh-queue';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { promptLab } from '../../extraction/quality/trials/prompt-lab.fixture';
import { trialReadings, trials } from '../../platform/db/schema/trials.table';
import { DEFAULT_DAYS } from './kinds';
import { retention } from '../../platform/db/schema/retention.table';
import { sweep } from './sweep';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const DAYS = { ...DEFAULT_DAYS, article_texts: 30 };
const TEXT = '🎉 Said Anna Muster.\n\nAlpha AG of Zug was founded in 2020.\nBeta AG is its partner.';
const GAPS = /^\s*Alpha AG of Zug was founded in 2020\.$/;

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  await lab.reset();
  await lab.db.delete(retention);
  await lab.call('PUT', '/auth/admin/retention', DAYS, { actor: 'admin' });
  lab.model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', 'Alpha AG of Zug was founded in 2020.', {
        founding_year: { value: 2020, quotes: ['founded in 2020'] },
      }),
      saidStartup('Gamma AG', 'Said Anna Muster'),
    ],
  }));
});

const run = () => lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
const curate = () => lab.call('POST', '/auth/startups/curate/run', { limit: 500, dryRun: false });
/** Stores an article, extracts and curates its startups, and ages it. @param days age in days */
async function storeRead(days = 31, text = TEXT): Promise<number> {
  const [id = 0] = await lab.storeArticles([text]);
  await run();
  await curate();
  await age(id, days);
  return id;
}
const age = (id: number, days: number) =>
  lab.db
    .update(articles)
    .set({ fetched_at: new Date(NOW - days * DAY_MS).toISOString() })
    .where(eq(articles.id, id));
/** Runs the removal of expired data as on the following day, after updating the review state of all articles. */
async function removeOld(now = NOW) {
  while ((await refreshQueue(lab.db, 100, 'oldest')) > 0);
  await lab.db.update(retention).set({ swept_at: null });
  await sweep({ db: lab.db, now: () => now });
}
const textOf = async (id: number) =>
  (await lab.db.select().from(articles).where(eq(articles.id, id)))[0]?.text;
const readArticle = async (id: number) =>
  (await lab.call<ReviewArticleBody>('GET', `/auth/review/articles/${id}`, undefined, { actor: 'admin' }))
    .body;

test('the text of an old article is removed, and used quotes keep their positions', async () => {
  const id = await storeRead();
  await removeOld();
  expect(await textOf(id)).toBe('');
  const [raw] = await lab.db.select().from(rawStartups).orderBy(asc(rawStartups.id));
  const { body } = await lab.call<EvidenceListBody>('GET', `/auth/investments/${raw?.startup_id}/evidence`);
  const [evidence] = body.items;
  expect(evidence?.article).toMatchObject({
    title: 'Story 0',
    source: 'News',
    published_at: '2026-03-04T05:06:07.000Z',
    text: expect.stringMatching(GAPS),
    text_removed_at: new Date(NOW).toISOString(),
  });
  const [quote] = evidence?.fields.find(({ field }) => field === 'founding_year')?.quotes ?? [];
  expect([...(evidence?.article.text ?? '')].slice(quote?.start ?? 0, quote?.end ?? 0).join('')).toBe(
    'founded in 2020',
  );
  expect(await readArticle(id)).toMatchObject({
    text: expect.stringMatching(GAPS),
    text_removed_at: expect.any(String),
  });
});

test('the unused quotes of an article are removed together with its text', async () => {
  const id = await storeRead();
  const [first] = await lab.db.select().from(extractions);
  await lab.call('POST', '/auth/llm/read-again', { articles: [String(id)], expected: 1 });
  await run();
  const [trial] = await lab.db
    .insert(trials)
    .values({ kind: 'comparison', state: 'finished', model: 'small' })
    .returning();
  const found = [{ ...saidStartup('Alpha AG', 'Alpha AG of Zug'), founding_year: null }];
  await lab.db.insert(trialReadings).values({
    trial_id: trial?.id ?? 0,
    position: 0,
    side: 'candidate',
    article_id: id,
    state: 'read',
    quotes: 1,
    found: found as never,
  });
  await removeOld();
  const quotesOf = async (extractionId = 0) => {
    const { body } = await lab.call<ExtractionBody>('GET', `/auth/extractions/${extractionId}`);
    return body.startups.map(({ company_name, fields }) => [
      company_name,
      fields.flatMap(({ quotes }) => quotes).length > 0,
    ]);
  };
  const latest = (await lab.db.select().from(extractions).orderBy(asc(extractions.id))).at(-1);
  expect(await quotesOf(first?.id)).toEqual([
    ['Alpha AG', false],
    ['Gamma AG', false],
  ]);
  expect(await quotesOf(latest?.id)).toEqual([
    ['Alpha AG', true],
    ['Gamma AG', false],
  ]);
  const [reading] = await lab.db.select().from(trialReadings);
  expect([reading?.quotes, reading?.found[0]?.company_name]).toEqual([1, { value: 'Alpha AG', quotes: [] }]);
});

test('the quotes of a deleted row are removed when it can no longer be restored', async () => {
  const id = await storeRead();
  await removeOld();
  const [raw] = await lab.db.select().from(rawStartups);
  const deleted = await lab.app.inject({
    method: 'DELETE',
    url: `/auth/startups/raw/${raw?.id}`,
    headers: { ...lab.asRole('admin'), 'if-match': String(raw?.version) },
  });
  expect(deleted.statusCode).toBe(204);
  const isQuoted = async () => {
    const [reading] = await lab.db.select().from(extractions).where(eq(extractions.article_id, id));
    return JSON.stringify(reading?.findings).includes('founded in 2020');
  };
  await purgeDeletions(lab.db, NOW + 29 * DAY_MS);
  expect(await isQuoted()).toBe(true);
  await purgeDeletions(lab.db, NOW + 31 * DAY_MS);
  expect(await isQuoted()).toBe(false);
});

test('a model response is removed together with the article text, even after interrupted extractions', async () => {
  const [id = 0] = await lab.storeArticles([TEXT]);
  const call = {
    article_id: id,
    epoch: 1,
    attempt: 1,
    model: 'small',
    prompt_tokens: 1,
    completion_tokens: 1,
  };
  await lab.db.insert(llmUsage).values({ ...call, outcome: 'answered', answer: '{"quote":"Said Anna"}' });
  await lab.db.update(articles).set({ state: 'abandoned' });
  await age(id, 31);
  await removeOld();
  expect(await lab.db.select({ answer: llmUsage.answer }).from(llmUsage)).toEqual([{ answer: null }]);
});

test('new, queued or reviewed articles keep their text', async () => {
  const young = await storeRead(29);
  const [pending = 0] = await lab.storeArticles(['Delta AG of Chur was founded in 2019.']);
  await age(pending, 400);
  await removeOld();
  expect(await Promise.all([young, pending].map(textOf))).toEqual([TEXT, expect.stringContaining('Delta')]);
  await age(young, 400);
  await lab.db.update(rawStartups).set({ review: 'waiting', curated_at: null, startup_id: null });
  await removeOld();
  expect(await textOf(young)).toBe(TEXT);
});

test('an article without text is not extracted again and not added to the golden set', async () => {
  const id = await storeRead();
  await removeOld();
  const order = { articles: [String(id)], expected: 1 };
  expect((await lab.call('POST', '/auth/llm/read-again', order)).body).toMatchObject({
    reset: 0,
    without_text: 1,
    pending: 0,
  });
  expect((await lab.call('GET', '/auth/llm/read-again?below=1')).body).toEqual({
    articles: 0,
    without_text: 1,
  });
  await lab.db.update(articles).set({ state: 'failed' });
  expect((await lab.call('POST', '/auth/llm/reset')).body).toMatchObject({ reset: 0 });
  await lab.db.update(articles).set({ state: 'extracted' });
  const golden = await lab.call('POST', '/auth/llm/golden-set', { article_id: String(id) });
  expect([golden.status, golden.body.error]).toEqual([
    409,
    'The text of this article was removed: nothing can be measured with it.',
  ]);
  expect((await lab.call('GET', '/auth/llm/trials/articles')).body).toMatchObject({ total: 0 });
});

test('a golden article keeps its text', async () => {
  const golden = async () => (await lab.db.select().from(goldenArticles).orderBy(goldenArticles.id))[0];
  const id = await storeRead();
  const added = await lab.call<{ id: string }>('POST', '/auth/llm/golden-set', { article_id: String(id) });
  const url = `/auth/llm/golden-set/articles/${added.body.id}`;
  await lab.db.update(goldenArticles).set({ created_at: new Date(NOW - 400 * DAY_MS).toISOString() });
  await removeOld();
  expect((await golden())?.text).toBe(TEXT);
  await lab.call('DELETE', url);
  const takenOut = (days: number) =>
    lab.db.update(goldenArticles).set({ removed_at: new Date(NOW - days * DAY_MS).toISOString() });
  await takenOut(29);
  await removeOld();
  expect((await lab.call('POST', `${url}/restore`)).status).toBe(200);
  await takenOut(31);
  await removeOld();
  expect(await golden()).toMatchObject({ text: '', startups: [expect.anything()] });
  const restored = await lab.call('POST', `${url}/restore`);
  expect([restored.status, restored.body.error]).toEqual([
    409,
    'The text of this article was removed: nothing can be measured with it.',
  ]);
  const line = { id: 'g1', url: 'https://news.example/1', title: 'Alpha', text: TEXT, gold: [] };
  await lab.call('POST', '/auth/llm/golden-set/import', { lines: [JSON.stringify(line)] });
  expect(await golden()).toMatchObject({ text: TEXT, removed_at: null });
});

test('article texts are not removed by default', async () => {
  await storeRead();
  await removeOld();
  const { body } = await lab.call<{ swept_at: string; items: object[] }>(
    'GET',
    '/auth/admin/retention',
    undefined,
    { actor: 'admin' },
  );
  expect([body.swept_at, body.items.at(-1)]).toEqual([
    new Date(NOW).toISOString(),
    { kind: 'article_texts', days: 30, default_days: null, rows_due: 0, rows_removed: 1 },
  ]);
  const events = await lab.db.select().from(auditEvents).where(eq(auditEvents.action, 'retention_applied'));
  expect(events.at(-1)?.after).toEqual({ article_texts: 1 });
});
