import type { Static } from '@sinclair/typebox';
import { storeArticles, forgetArticles, saidStartup } from '../../../extraction/runs/articles.fixture';
import { curationApp } from '../../curation/curated-startups.fixture';
import { seedDefaultPrompt } from '../../../extraction/prompts/change-prompt';
import { storeParameters } from '../../../scoring/rescoring/stored-startups.fixture';
import { llmServer } from '../../../testing/llm-server';
import { TEST_SETTINGS } from '../../../testing/test-app';
import type { Evidence, EvidenceListBody, ExtractionBody } from './evidence.schemas';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof curationApp>>;
beforeAll(async () => {
  model = await llmServer();
  server = await curationApp({ settings: { ...TEST_SETTINGS, llm: model.settings } });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  await forgetArticles(server.db);
  await seedDefaultPrompt(server.db);
  await storeParameters(server.db, { eurostars: 1, 'fif grant': 2 });
});

const ALPHA = '🎉 Alpha AG, based in Zug, won Eurostars.';

async function extract(text: string, startup: object): Promise<string> {
  await storeArticles(server.db, [text]);
  model.answerWith(() => ({ startups: [startup] }));
  const answer = await server.post('/auth/llm/run?batch=1&max=1&dry=0', {});
  return answer.json<{ samples: { extraction_id: string }[] }>().samples[0]?.extraction_id ?? '';
}
async function read<T>(url: string, actor: 'admin' | 'user' = 'admin') {
  const answer = await server.app.inject({ url, headers: server.asRole(actor) });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const item = (more: object = {}) =>
  saidStartup('Alpha AG', 'Alpha AG', {
    canton: { value: 'ZG', quotes: ['based in Zug'] },
    awards: [{ name: 'eurostars', quotes: ['Alpha AG, based in Zug, won Eurostars'] }],
    ...more,
  });
/** Returns the parts of the article text at the positions of the quotes, in code points. */
const shown = ({ article, fields }: Static<typeof Evidence>, field: string) =>
  fields
    .filter((entry) => entry.field === field)
    .flatMap(({ quotes }) =>
      quotes.map(({ start, end }) =>
        start === null || end === null
          ? 'no source found'
          : Array.from(article.text).slice(start, end).join(''),
      ),
    );

test('an extraction returns its article and the position of each quote in code points', async () => {
  const id = await extract(ALPHA, item({ sector: { value: 'ICT', quotes: ['a software company'] } }));
  const { status, body } = await read<ExtractionBody>(`/auth/extractions/${id}`);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id,
      outcome: 'extracted',
      model: 'small',
      outputs_count: 1,
      tokens: 120,
      article: expect.objectContaining({ text: ALPHA, title: 'Story 0' }),
    }),
  ]);
  const [startup] = body.startups;
  expect(startup?.fields).toEqual(
    expect.arrayContaining([
      {
        field: 'canton',
        value: 'ZG',
        quotes: [{ text: 'based in Zug', start: 12, end: 24 }],
        confidence: expect.any(Number),
        is_used: true,
      },
      {
        field: 'sector',
        value: 'ICT',
        quotes: [{ text: 'a software company', start: null, end: null }],
        proof: { state: 'not_in_text', missing: 'No passage of the article says this.', passages: [] },
        confidence: expect.any(Number),
        is_used: false,
      },
    ]),
  );
});

test('a raw row from an article returns its quotes', async () => {
  const id = await extract(ALPHA, item());
  const imported = await server.importRow({ company_name: 'Imported' });
  const [raw] = (await server.raw()).filter(({ origin }) => origin === 'article');
  expect(raw?.extraction_id).toBe(id);
  const { body } = await read<EvidenceListBody>(`/auth/startups/raw/${raw?.id}/evidence`);
  expect(
    body.items.map((item) => [item.extraction_id, shown(item, 'canton'), shown(item, 'awards')]),
  ).toEqual([[id, ['based in Zug'], ['Alpha AG, based in Zug, won Eurostars']]]);
  expect((await read<EvidenceListBody>(`/auth/startups/raw/${imported.id}/evidence`)).body).toEqual({
    id: imported.id,
    company_name: 'Imported',
    items: [],
  });
});

test('a startup returns the article of each value', async () => {
  await extract(ALPHA, item());
  await extract(
    'Alpha AG moves to Bern. Alpha AG won Eurostars and the FIF grant.',
    saidStartup('Alpha AG', 'Alpha AG', {
      canton: { value: 'BE', quotes: ['moves to Bern'] },
      awards: [
        { name: 'eurostars', quotes: ['Alpha AG won Eurostars'] },
        { name: 'fif grant', quotes: ['Alpha AG won Eurostars and the FIF grant'] },
      ],
    }),
  );
  await server.curate();
  const [startup] = await server.curated();
  const { status, body } = await read<EvidenceListBody>(`/auth/investments/${startup?.id}/evidence`, 'user');
  const cells = body.items.flatMap(({ fields }) =>
    fields
      .filter(({ field }) => ['canton', 'awards'].includes(field))
      .map(({ value, is_current, unconfirmed }) => [value, is_current, unconfirmed]),
  );
  expect([status, startup?.score, cells]).toEqual([
    200,
    3,
    [
      ['BE', true, undefined],
      ['eurostars', true, false],
      ['fif grant', true, true],
      ['ZG', false, undefined],
      ['eurostars', true, false],
    ],
  ]);
});

test.each([
  '/auth/extractions/0',
  '/auth/extractions/x',
  '/auth/startups/raw/7/evidence',
  '/auth/investments/x/evidence',
])('the evidence address %s returns not found', async (url) => {
  expect(await read(url)).toMatchObject({ status: 404, body: { error: expect.stringMatching(/not found/) } });
});
