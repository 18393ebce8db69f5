import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { testReader } from '../../testing/test-reader';
import { DEFAULT_PROMPT } from '../prompts/default-prompt';
import { llmServer, type LlmReply, type ReceivedCall } from '../../testing/llm-server';
import { winnersModel } from '../../testing/winners-model';
import { measuredExtractor } from './measured-extractor';

const NAMES = Array.from({ length: 12 }, (_, number) => `Winner${number + 1} AG`);
const ARTICLE = {
  title: 'Twelve winners',
  text: NAMES.map((name) => `${name} of Zurich won.`).join(' '),
  url: 'https://news.example.org/winners',
  published_at: null,
};

const reader = testReader();
afterAll(() => reader.close());

async function read(answer: (call: ReceivedCall) => LlmReply, max_output_tokens: number | null) {
  const model = await llmServer(answer);
  const extractor = measuredExtractor(
    { llm: model.settings, schema: ExtractionAnswerSchema, reader, random: () => 'marker' },
    { ...DEFAULT_PROMPT, id: 0, max_output_tokens },
    'small',
  );
  const { startups } = await extractor.extract(ARTICLE, []).finally(model.close);
  const whole = startups.filter(({ awards }) => awards.length > 0);
  return {
    names: startups.map(({ company_name }) => company_name.value),
    whole: whole.length,
    calls: model.calls,
  };
}

// Each winner takes about 250 tokens. With these limits, the startups fit into one response, into pages of seven, three
// or one, or are requested one by one.
test.each([
  [4_096, 1],
  [2_048, 2],
  [1_024, 5],
  [400, 12],
  [300, 25],
])(
  'twelve winners are extracted completely from responses of at most %s tokens, in at most %s requests',
  async (limit, most) => {
    const { names, whole, calls } = await read(winnersModel(NAMES), limit);
    expect([names, whole, calls.length <= most]).toEqual([NAMES, 12, true]);
  },
);

test('a startup that exceeds every model response is kept by name, and no other startup is lost', async () => {
  const { names, whole } = await read(winnersModel(NAMES), 150);
  expect([names, whole]).toEqual([NAMES, 0]);
});

test('a model that accepts fewer tokens than a response needs does not get requests for more tokens again', async () => {
  const answer = winnersModel(NAMES);
  const { names, calls } = await read((call) => {
    const most = call.body.max_tokens ?? 0;
    return most > 200
      ? {
          status: 400,
          body: `{"error":{"message":"max_tokens is too large: ${most}. This model supports at most 200 completion tokens"}}`,
        }
      : answer(call);
  }, null);
  expect([names, calls.filter(({ body }) => (body.max_tokens ?? 0) > 200).length]).toEqual([NAMES, 1]);
});

test('a model that repeats the same startups produces no duplicates', async () => {
  const text = JSON.stringify({
    startups: NAMES.slice(0, 3).map((name) => ({ company_name: { value: name, quotes: [] } })),
  });
  const { names, calls } = await read(() => ({ text: text.slice(0, -2), finish: 'length' }), 1_000).catch(
    (error: Error) => ({ names: error.message, calls: [] }),
  );
  expect([names, calls.length < 60]).toEqual([
    'The answer of the model was cut off: it needs more tokens than allowed.',
    true,
  ]);
});

/**
 * Creates a model that responds with the given pages in order, complete or truncated. After a list of names, it
 * responds with one startup at a time.
 */
function pagesModel(pages: readonly { names: readonly string[]; isCut: boolean }[]) {
  let page = 0;
  return (): LlmReply => {
    const { names, isCut } = pages[page] ?? { names: [], isCut: false };
    page += 1;
    const text = JSON.stringify({
      startups: names.map((name) => ({ company_name: { value: name, quotes: [name] } })),
    });
    return isCut ? { text: text.slice(0, -2), finish: 'length' } : { text };
  };
}
const [A = '', B = '', C = ''] = NAMES;

test('a last page that starts again with the first startup adds no duplicates', async () => {
  const { names } = await read(
    pagesModel([
      { names: [A, B], isCut: true },
      { names: [A, B, C], isCut: false },
    ]),
    1_000,
  );
  expect(names).toEqual([A, B, C]);
});

test('a last page of names that starts again with the first name adds no duplicates', async () => {
  const { names, calls } = await read(
    pagesModel([
      { names: [], isCut: true },
      { names: [A, B], isCut: true },
      { names: [A, B, C], isCut: false },
      ...[A, B, C].map((name) => ({ names: [name], isCut: false })),
    ]),
    1_000,
  );
  expect([names, calls.length]).toEqual([[A, B, C], 6]);
});

test('a busy model server is retried once for every page of a long response', async () => {
  const answer = winnersModel(NAMES);
  let count = 0;
  const { names, calls } = await read((call) => {
    count += 1;
    return count % 2 === 1 ? { status: 429, headers: { 'retry-after': '0' } } : answer(call);
  }, 1_024);
  expect([names, calls.length]).toEqual([NAMES, 4]);
});
