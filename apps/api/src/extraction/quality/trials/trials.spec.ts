import { sql } from 'drizzle-orm';
import { llmUsage } from '../../../platform/db/schema/llm-usage.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { extractions } from '../../../platform/db/schema/extractions.table';
import { saidStartup } from '../../runs/articles.fixture';
import { articleOf, goldenText, PARTNER, promptLab, promptOf, saidGolden } from './prompt-lab.fixture';
import { trials } from '../../../platform/db/schema/trials.table';
import type { ComparisonBody, TrialBody } from './trial.schemas';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

const ALPHA = goldenText('Alpha AG');

async function versions() {
  const base = (await lab.call<{ prompt_id: string }>('GET', '/auth/llm/prompt')).body.prompt_id;
  return { base, candidate: await lab.save('Candidate text') };
}
async function compare(keys: readonly string[], more: object = {}) {
  const { base, candidate } = await versions();
  return lab.call<TrialBody>('POST', `/auth/llm/prompts/${candidate}/try`, {
    base: { prompt_id: base },
    articles: keys,
    ...more,
  });
}
const comparison = async (id: string) =>
  (await lab.call<ComparisonBody>('GET', `/auth/llm/trials/${id}/comparison`)).body;

test('a comparison extracts each selected article with both prompt versions and has no other effect', async () => {
  const [id] = await lab.storeArticles([ALPHA]);
  lab.model.answerWith((call) => ({
    startups: [saidGolden('Alpha AG', promptOf(call).startsWith('Candidate') ? { founding_year: null } : {})],
  }));
  const started = await compare([`a${id}`]);
  expect(started).toMatchObject({ status: 201, body: { state: 'running', total: 1, done: 0 } });
  await lab.work();
  expect(await comparison(started.body.id)).toMatchObject({
    trial: { state: 'finished', done: 1, failed: 0, tokens: 240, cost: 0.0006 },
    articles: [
      {
        key: `a${id}`,
        state: 'read',
        is_golden: false,
        changed: 1,
        companies: [
          {
            name: 'Alpha AG',
            fields: [
              { field: 'canton', base: 'ZG', candidate: 'ZG', is_changed: false, base_right: null },
              { field: 'founding_year', base: '2020', candidate: null, is_changed: true },
            ],
          },
        ],
      },
    ],
  });
  const { db } = lab;
  expect(await db.$count(llmUsage)).toBe(2);
  expect([await db.$count(rawStartups), await db.$count(extractions)]).toEqual([0, 0]);
  expect(await db.select({ state: articles.state }).from(articles)).toEqual([{ state: 'pending' }]);
});

test('compared values are right or wrong according to the golden set', async () => {
  const [golden] = await lab.storeGolden(['Alpha AG']);
  lab.model.answerWith((call) =>
    promptOf(call).startsWith('Candidate')
      ? { startups: [saidGolden('Alpha AG')] }
      : {
          startups: [saidGolden('Alpha AG', { canton: null }), saidStartup(PARTNER, PARTNER)],
        },
  );
  const { id } = (await compare([`g${golden?.id ?? 0}`])).body;
  await lab.work();
  const [article] = (await comparison(id)).articles;
  expect(article).toMatchObject({ is_golden: true, title: 'About Alpha AG', changed: 2 });
  expect(article?.companies).toMatchObject([
    {
      name: 'Alpha AG',
      fields: [
        { field: 'canton', golden: 'ZG', base_right: false, candidate_right: true },
        { field: 'founding_year', golden: '2020', base_right: true, candidate_right: true },
      ],
    },
    {
      name: PARTNER,
      fields: [
        { field: 'company_name', base: PARTNER, candidate: null, base_right: false, candidate_right: true },
      ],
    },
  ]);
});

test('a prompt version can be compared with the built-in extractor', async () => {
  const [id] = await lab.storeArticles([ALPHA]);
  const candidate = await lab.save('Candidate text');
  const { body } = await lab.call<TrialBody>('POST', `/auth/llm/prompts/${candidate}/try`, {
    base: { prompt_id: null },
    articles: [`a${id}`],
  });
  expect(body.base).toEqual({ prompt_id: null, version: null, model: 'built-in' });
  await lab.work();
  expect(lab.model.calls).toHaveLength(1);
  expect((await comparison(body.id)).trial).toMatchObject({ state: 'finished', done: 1 });
});

test('a failed article keeps its message in the comparison and can be retried alone', async () => {
  const ids = await lab.storeArticles([ALPHA, goldenText('Beta AG')]);
  let isBroken = true;
  lab.model.answerWith((call) =>
    isBroken && articleOf(call).includes('Beta')
      ? { text: 'no JSON' }
      : { startups: [saidGolden(articleOf(call).includes('Beta') ? 'Beta AG' : 'Alpha AG')] },
  );
  const { id } = (await compare(ids.map((article) => `a${article}`))).body;
  await lab.work();
  expect(await comparison(id)).toMatchObject({
    trial: { state: 'finished', done: 2, failed: 1 },
    articles: [
      { state: 'read', error: null },
      { state: 'failed', error: 'The answer of the model is no JSON.' },
    ],
  });
  isBroken = false;
  const before = lab.model.calls.length;
  await lab.call('POST', `/auth/llm/trials/${id}/resume`);
  await lab.work();
  const [spent] = await lab.db
    .select({ tokens: sql<number>`sum(${llmUsage.prompt_tokens} + ${llmUsage.completion_tokens})::int` })
    .from(llmUsage);
  expect((await comparison(id)).trial).toMatchObject({ state: 'finished', failed: 0, ...spent });
  expect(lab.model.calls).toHaveLength(before + 2);
  expect(await lab.call('POST', `/auth/llm/trials/${id}/resume`)).toMatchObject({
    status: 409,
    body: { error: 'Every article of this trial has been read.' },
  });
});

test('Stop keeps the finished articles of a trial, and the rest can be extracted later', async () => {
  const ids = await lab.storeArticles([ALPHA, goldenText('Beta AG')]);
  const { id } = (await compare(ids.map((article) => `a${article}`))).body;
  lab.model.answerWith(async (call) => {
    if (articleOf(call).includes('Beta')) await lab.call('POST', `/auth/llm/trials/${id}/stop`);
    return { startups: [] };
  });
  await lab.work();
  const { trial, articles: shown } = await comparison(id);
  expect(trial).toMatchObject({ state: 'stopped', reason: 'Stopped by hand.', done: 1 });
  expect(shown.map(({ state }) => state)).toEqual(['read', 'waiting']);
  lab.model.answerWith(() => ({ startups: [] }));
  await lab.call('POST', `/auth/llm/trials/${id}/resume`);
  await lab.work();
  expect((await comparison(id)).trial).toMatchObject({ state: 'finished', done: 2 });
});

test('three simultaneous workers extract each article of a trial exactly once with each version', async () => {
  const ids = await lab.storeArticles(['Alpha AG', 'Beta AG', 'Gamma AG'].map(goldenText));
  const { id } = (await compare(ids.map((article) => `a${article}`))).body;
  await Promise.all([lab.work(), lab.work(), lab.work()]);
  expect((await comparison(id)).trial).toMatchObject({ state: 'finished', done: 3 });
  expect(lab.model.calls).toHaveLength(6);
});

test('a trial whose process died is continued by another process without repeated extractions', async () => {
  const ids = await lab.storeArticles([ALPHA, goldenText('Beta AG')]);
  const { id } = (await compare(ids.map((article) => `a${article}`))).body;
  let calls = 0;
  lab.model.answerWith(async () => {
    calls += 1;
    // Simulates a crashed process: its lease expires, and another process claims the trial.
    if (calls === 3)
      await lab.db.update(trials).set({ epoch: sql`${trials.epoch} + 1`, lease_until: sql`now()` });
    return { startups: [] };
  });
  await lab.work();
  expect((await comparison(id)).trial).toMatchObject({ state: 'finished', done: 2, failed: 0 });
  expect(calls).toBe(4);
});

test('a trial without results stops with its reason and does not delay the next trial', async () => {
  const [alpha, beta] = await lab.storeArticles([ALPHA, goldenText('Beta AG')]);
  const { id } = (await compare([`a${alpha}`])).body;
  const next = (await compare([`a${beta}`])).body;
  await lab.db.execute(
    sql.raw(`alter table trial_readings add constraint refused check (trial_id <> ${id} or state <> 'read')`),
  );
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await lab.work().catch(() => undefined);
    await lab.db.update(trials).set({ lease_until: sql`now()` });
  }
  await lab.db.execute(sql`alter table trial_readings drop constraint refused`);
  expect((await comparison(id)).trial).toMatchObject({
    state: 'stopped',
    reason: '3 attempts ended without a result.',
    done: 0,
  });
  expect((await comparison(next.id)).trial).toMatchObject({ state: 'finished', done: 1 });
  await lab.call('POST', `/auth/llm/trials/${id}/resume`);
  await lab.work();
  expect((await comparison(id)).trial).toMatchObject({ state: 'finished', done: 1 });
});

test('trials count against the daily token budget, and an exhausted budget stops them with the reason', async () => {
  const [id] = await lab.storeArticles([ALPHA]);
  const daily = lab.model.settings.dailyTokens;
  lab.model.settings.dailyTokens = 1;
  const started = (await compare([`a${id}`])).body;
  await lab.work();
  lab.model.settings.dailyTokens = daily;
  expect((await comparison(started.id)).trial).toMatchObject({
    state: 'stopped',
    reason: 'The 1 tokens of today are used. Extraction can go on tomorrow (UTC).',
  });
});

test.each([
  [{ articles: [] }, 400],
  [{ articles: ['x1'] }, 400],
  [{ articles: Array.from({ length: 21 }, (_, index) => `a${index}`) }, 400],
  [{ articles: ['a999999'] }, 404],
  [{ articles: ['a999999'], model: 'unknown' }, 409],
  [{ base: { prompt_id: '999999' } }, 404],
])('a comparison of prompt versions with %j is refused with %i', async (more, status) => {
  const [id] = await lab.storeArticles([ALPHA]);
  expect((await compare([`a${id}`], more)).status).toBe(status);
});

test('a trial offers golden articles first, then other stored articles', async () => {
  const [alpha, other] = await lab.storeArticles([ALPHA, 'Other']);
  const [, beta] = await lab.storeGolden(['Alpha AG', 'Beta AG']);
  const list = async (q = '') =>
    (await lab.call<{ items: { key: string }[]; total: number }>('GET', `/auth/llm/trials/articles${q}`))
      .body;
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(
    items
      .slice(0, 2)
      .map(({ key }) => key)
      .sort(),
  ).toEqual([`a${alpha}`, `g${beta?.id}`].sort());
  expect(items[2]?.key).toBe(`a${other}`);
  expect((await list('?q=beta')).items.map(({ key }) => key)).toEqual([`g${beta?.id}`]);
});
