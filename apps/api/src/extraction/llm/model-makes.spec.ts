import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { saidStartup } from '../runs/articles.fixture';
import { testReader } from '../../testing/test-reader';
import { DEFAULT_PROMPT } from '../prompts/default-prompt';
import { llmServer, type LlmReply, type ReceivedCall } from '../../testing/llm-server';
import { MODEL_MAKES } from '../../testing/model-makes';
import { measuredExtractor } from './measured-extractor';

const ARTICLE = {
  title: 'Alpha raises',
  text: 'Alpha AG of Zug raised CHF 2 million.',
  url: 'https://news.example.org/alpha',
  published_at: null,
};
const ALPHA = saidStartup('Alpha AG', 'Alpha AG of Zug');

const reader = testReader();
afterAll(() => reader.close());

async function measured(answer: (call: ReceivedCall, count: number) => LlmReply, path = '') {
  const server = await llmServer(answer);
  const llm = { ...server.settings, baseUrl: `${server.settings.baseUrl}${path}` };
  const extractor = measuredExtractor(
    { llm, schema: ExtractionAnswerSchema, reader, random: () => 'marker' },
    { ...DEFAULT_PROMPT, id: 0 },
    'small',
  );
  const extract = () => extractor.extract(ARTICLE, []).catch((error: Error) => error.message);
  return { extract, calls: server.calls, close: server.close };
}

describe.each(Object.entries(MODEL_MAKES))('model servers of the type %s', (name, make) => {
  it('a model server gets requests in a supported format, which is reused for the next request', async () => {
    const path = name === 'Azure' ? '/openai/deployments/small?api-version=2024-06-01' : '';
    const { extract, calls, close } = await measured((call) => make(call, [ALPHA]), path);
    const [first] = [await extract(), calls.length];
    const tries = calls.length;
    const second = await extract();
    await close();
    for (const outcome of [first, second])
      expect(outcome).toMatchObject({ startups: [{ company_name: { value: 'Alpha AG' } }] });
    expect({ tries: tries <= 5, again: calls.length - tries }).toEqual({ tries: true, again: 1 });
  });
});

test('twelve winners are all extracted from responses that are cut after four startups', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `Winner ${number + 1}`);
  const { extract, calls, close } = await measured(({ body }) => {
    const known = names.filter((name) => body.messages.at(-1)?.content.includes(`${name};`) ?? false).length;
    const reported = body.messages.length > 2 ? known + 1 : 0; // the last name has no semicolon after it
    const page = names.slice(reported, reported + 4).map((name) => saidStartup(name, name));
    const isLast = reported + 4 >= names.length;
    const text = JSON.stringify({ startups: page });
    return isLast ? { text } : { text: `${text.slice(0, -2)},{"company_name":{"val`, finish: 'length' };
  });
  const outcome = await extract();
  await close();
  expect(outcome).toMatchObject({ startups: names.map((value) => ({ company_name: { value } })) });
  expect(calls).toHaveLength(3);
});

test('a model response with only reasoning is requested again with a higher limit', async () => {
  const { extract, calls, close } = await measured(({ body }) =>
    (body.max_tokens ?? 0) > 4_096
      ? { text: JSON.stringify({ startups: [ALPHA] }) }
      : { text: '<think>Let me see {', finish: 'length' },
  );
  expect(await extract()).toMatchObject({ startups: [{ company_name: { value: 'Alpha AG' } }] });
  await close();
  expect(calls.map(({ body }) => body.max_tokens)).toEqual([4_096, 16_384]);
});

test('an unreadable model response is requested once more, with the reason', async () => {
  const { extract, calls, close } = await measured((_call, count) =>
    count === 1 ? { text: 'Alpha AG is one.' } : { text: JSON.stringify({ startups: [ALPHA] }) },
  );
  expect(await extract()).toMatchObject({ startups: [{ company_name: { value: 'Alpha AG' } }] });
  await close();
  expect(calls[1]?.body.messages.slice(2)).toEqual([
    { role: 'assistant', content: 'Alpha AG is one.' },
    { role: 'user', content: expect.stringMatching(/no JSON.*Answer again with one JSON object/) },
  ]);
});

test.each([
  [401, 'The model server refuses the key. (401)'],
  [402, 'The account at the model server has no credit left. (402)'],
  [403, 'The key may not use this model. (403)'],
  [503, 'The model is still loading, or the server is busy. (503)'],
])('status %s of a model server is reported in plain words', async (status, words) => {
  const { extract, close } = await measured(() => ({ status }));
  expect(await extract()).toBe(words);
  await close();
});
