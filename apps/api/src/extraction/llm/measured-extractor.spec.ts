import { saidStartup } from '../runs/articles.fixture';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { testReader } from '../../testing/test-reader';
import { DEFAULT_PROMPT } from '../prompts/default-prompt';
import { llmServer } from '../../testing/llm-server';
import { measuredExtractor } from './measured-extractor';

const ARTICLE = {
  title: 'Alpha raises',
  text: 'Alpha AG of Zug raised CHF 2 million.',
  url: 'https://news.example.org/alpha',
  published_at: null,
};

const reader = testReader();
afterAll(() => reader.close());

async function measured(answer: Parameters<typeof llmServer>[0]) {
  const model = await llmServer(answer);
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const extractor = measuredExtractor(
    { llm: model.settings, schema: ExtractionAnswerSchema, reader, random: () => 'marker', sleep },
    { ...DEFAULT_PROMPT, id: 0 },
    'small',
  );
  const outcome = await extractor
    .extract(ARTICLE, [{ parameterID: 'eurostars', name: 'eurostars' }])
    .catch((error: Error) => error.message);
  await model.close();
  return { outcome, calls: model.calls, waits };
}

test('a model can be measured without a database, with the same request as in an extraction run', async () => {
  const { outcome, calls } = await measured(() => ({
    startups: [saidStartup('Alpha AG', 'Alpha AG of Zug')],
  }));
  expect(outcome).toMatchObject({ startups: [{ company_name: { value: 'Alpha AG' } }] });
  expect(calls[0]?.body).toMatchObject({
    model: 'small',
    temperature: 0.2,
    response_format: { type: 'json_schema' },
  });
});

test('a model server that responds with 429 is retried after the Retry-After delay', async () => {
  const { outcome, waits } = await measured((_call, count) =>
    count === 1 ? { status: 429, headers: { 'retry-after': '7' } } : { startups: [] },
  );
  expect(outcome).toMatchObject({ startups: [] });
  expect(waits).toEqual([7_000]);
});

test('an unusable model response is reported with a message', async () => {
  expect((await measured(() => ({ text: 'no JSON' }))).outcome).toBe('The answer of the model is no JSON.');
});
