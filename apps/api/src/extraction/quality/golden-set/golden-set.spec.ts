import { readFileSync } from 'node:fs';
import { desc, eq } from 'drizzle-orm';
import { auditEvents } from '../../../platform/db/schema/audit-events.table';
import { saidStartup } from '../../runs/articles.fixture';
import { promptLab } from '../trials/prompt-lab.fixture';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startups } from '../../../platform/db/schema/startups.table';
import type {
  GoldenArticleBody,
  GoldenCandidateBody,
  GoldenImportResultBody,
  GoldenRecordBody,
} from './golden.schemas';

const SET = '/auth/llm/golden-set';
const TEXT = 'Alpha AG of Zug was founded in 2020 by Ann Moser and Beat Frey.';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

const list = async (q = '') =>
  (
    await lab.call<{ items: GoldenArticleBody[]; total: number; articles: number; companies: number }>(
      'GET',
      `${SET}${q}`,
    )
  ).body;
const candidates = async () =>
  (await lab.call<{ items: GoldenCandidateBody[] }>('GET', `${SET}/candidates`)).body.items;
const exported = async () =>
  (await lab.call<{ items: GoldenRecordBody[] }>('GET', `${SET}/export`)).body.items;
const importLines = (lines: readonly unknown[]) =>
  lab.call<GoldenImportResultBody>('POST', `${SET}/import`, {
    lines: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))),
  });
const record = (more: object = {}) => ({
  id: 'g1',
  url: 'https://news.example/1',
  title: 'Alpha',
  text: TEXT,
  gold: [],
  ...more,
});

/** Extracts an article whose raw startups then wait for curation. */
async function extracted(): Promise<number> {
  const [id] = await lab.storeArticles([TEXT]);
  lab.model.answerWith(() => ({
    startups: [
      saidStartup('Alpha AG', 'Alpha AG', {
        canton: { value: 'ZG', quotes: ['Alpha AG of Zug'] },
        founding_year: { value: 2020, quotes: [TEXT] },
        founders: [
          { first_name: 'Ann', last_name: 'Moser', quotes: [TEXT] },
          { first_name: 'Beat', last_name: 'Frey', quotes: [TEXT] },
        ],
      }),
    ],
  }));
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  return id ?? 0;
}
const curate = () => lab.call('POST', '/auth/startups/curate/run', { limit: 500 });

test('an article joins the golden set with its accepted values once all of its companies are accepted', async () => {
  const id = await extracted();
  expect(await candidates()).toEqual([]);
  expect(await lab.call('POST', SET, { article_id: String(id) })).toMatchObject({
    status: 409,
    body: { error: 'Accept or discard every company of this article first.' },
  });
  await curate();
  expect(await candidates()).toMatchObject([{ article_id: String(id), companies: ['Alpha AG'] }]);
  expect(await lab.call('POST', SET, { article_id: String(id) })).toMatchObject({
    status: 201,
    body: { article_id: String(id), companies: ['Alpha AG'], origin: 'confirmed' },
  });
  expect(await candidates()).toEqual([]);
  expect(await list()).toMatchObject({ total: 1, articles: 1, companies: 1 });
  expect((await exported())[0]).toMatchObject({
    text: TEXT,
    gold: [
      {
        company_name: 'Alpha AG',
        canton: 'ZG',
        founding_year: 2020,
        founders: [
          { first_name: 'Ann', last_name: 'Moser' },
          { first_name: 'Beat', last_name: 'Frey' },
        ],
      },
    ],
  });
});

test('the golden set has the values that a person corrected, not the extracted values', async () => {
  const id = await extracted();
  await curate();
  await lab.db.update(startups).set({
    canton: 'ZH',
    origins: { canton: { by: 'person', at: '2026-01-01T00:00:00Z' } },
  });
  await lab.call('POST', SET, { article_id: String(id) });
  expect((await exported())[0]?.gold).toMatchObject([{ canton: 'ZH', founding_year: 2020 }]);
});

test('a company that a person discarded is not a startup of the golden article', async () => {
  const id = await extracted();
  await lab.db.update(rawStartups).set({ review: 'discarded' });
  expect(await candidates()).toMatchObject([{ companies: [] }]);
  await lab.call('POST', SET, { article_id: String(id) });
  expect((await exported())[0]?.gold).toEqual([]);
});

test('a company that the article does not name is not a startup of the golden article', async () => {
  await lab.storeArticles([TEXT]);
  lab.model.answerWith(() => ({
    startups: [saidStartup('Alpha AG', 'Alpha AG of Zug'), saidStartup('Ghost AG', 'Alpha AG of Zug')],
  }));
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  await curate();
  expect(await candidates()).toMatchObject([{ companies: ['Alpha AG'] }]);
});

test('an article that was extracted twice with the same result keeps its startups in the golden set', async () => {
  const id = await extracted();
  await curate();
  await lab.call('POST', '/auth/llm/read-again', { articles: [String(id)], expected: 1 });
  await lab.call('POST', '/auth/llm/run?mode=pending&batch=1&max=1&dry=0');
  await lab.call('POST', SET, { article_id: String(id) });
  expect((await exported())[0]?.gold).toMatchObject([{ company_name: 'Alpha AG' }]);
});

test('an article with a rejected row does not join the golden set', async () => {
  await extracted();
  await curate();
  await lab.db.update(rawStartups).set({ curated_at: null });
  expect(await candidates()).toEqual([]);
});

test('an article can be removed from the golden set and restored unchanged', async () => {
  await importLines([record()]);
  const [{ id = '' } = {}] = (await list()).items;
  expect((await lab.call('DELETE', `${SET}/articles/${id}`)).status).toBe(200);
  expect((await list()).total).toBe(0);
  expect((await lab.call('POST', `${SET}/articles/${id}/restore`)).status).toBe(200);
  expect((await list()).items[0]?.id).toBe(id);
  const events = await lab.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.target_type, 'golden_article'))
    .orderBy(desc(auditEvents.id))
    .limit(2);
  expect(events.map(({ action }) => action)).toEqual(['golden_article_restored', 'golden_article_removed']);
  expect((await lab.call('DELETE', `${SET}/articles/999999`)).status).toBe(404);
});

test('the default prompt contains no text of the golden set', async () => {
  const [golden] = await lab.storeGolden(['Alpha AG']);
  const { body } = await lab.call<{ body: string }>('GET', '/auth/llm/prompt');
  expect(body.body).not.toContain(golden?.text ?? 'no text');
  expect(readFileSync(`${__dirname}/../../llm/article-message.ts`, 'utf8')).not.toMatch(/golden/i);
});
