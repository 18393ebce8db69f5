import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { ExtractionAnswerSchema } from '@vaglio/article-extractor';
import { testReader } from '../../testing/test-reader';
import { DEFAULT_PROMPT } from '../prompts/default-prompt';
import { llmServer, type LlmReply } from '../../testing/llm-server';
import { measuredExtractor } from './measured-extractor';

const ARTICLE = {
  title: 'Alpha raises',
  text: 'Alpha AG of Zug raised CHF 2 million.',
  url: 'https://news.example.org/alpha',
  published_at: null,
};
/** Timeout in milliseconds for a request to a slow server. A real run allows minutes. */
const TIMEOUT_MS = 1_500;
/**
 * Timeout in milliseconds for a request that ends for another reason. It is long because a slow machine needs time to
 * read a large response.
 */
const AMPLE_TIMEOUT_MS = 30_000;

const reader = testReader();
afterAll(() => reader.close());

async function outcomeOf(reply: LlmReply, timeoutMs = AMPLE_TIMEOUT_MS) {
  const model = await llmServer(() => reply);
  const extractor = measuredExtractor(
    {
      llm: { ...model.settings, timeoutMs },
      schema: ExtractionAnswerSchema,
      reader,
      random: () => 'marker',
    },
    { ...DEFAULT_PROMPT, id: 0 },
    'small',
  );
  const outcome = await extractor.extract(ARTICLE, []).catch((error: Error) => error.message);
  await model.close();
  return { outcome, calls: model.calls.length };
}

/** Writes to a response at an interval until the client closes the connection. */
function endless(response: ServerResponse, piece: string, everyMs: number): void {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('close', () => clearInterval(timer));
}
const events = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const EVENT = 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n';
const BOMB = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20));
const LATE = 'The model did not answer in time (2 s).';
const LARGE = 'The answer of the model is too large.';
const LOST = 'The connection to the model server was lost before its answer was complete.';

test.each<[string, (response: ServerResponse) => void, string]>([
  ['streams endlessly', (response) => endless(events(response), EVENT, 5), LATE],
  ['streams single bytes slowly', (response) => endless(events(response), 'd', 50), LATE],
  ['keeps the connection open without data', (response) => endless(events(response), ': ping\n\n', 50), LATE],
  ['sends single bytes slowly', (response) => endless(response.writeHead(200), '{', 50), LATE],
  ['sends headers without a body', (response) => void response.writeHead(200).flushHeaders(), LATE],
  [
    'streams endlessly at full speed',
    (response) => {
      const write = () => {
        while (!response.destroyed && response.write(EVENT.repeat(20_000)));
      };
      events(response).on('drain', write);
      write();
    },
    LARGE,
  ],
  [
    'sends a small body that decompresses to 100 MB',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(BOMB);
    },
    LARGE,
  ],
  [
    'announces more bytes than it sends',
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"choices":');
      setTimeout(() => response.destroy(), 50);
    },
    LOST,
  ],
  [
    'sends data that is not gzip as gzip',
    (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('hello'),
    LOST,
  ],
  [
    'stops in the middle of an event',
    (response) => void events(response).end('data: {"choices":[{"delta":{"con'),
    'The answer of the model server cannot be read.',
  ],
])(
  'a model server that %s times out, is requested only once, and is reported in plain words',
  async (_name, wire, words) => {
    const { outcome, calls } = await outcomeOf({ wire }, words === LATE ? TIMEOUT_MS : AMPLE_TIMEOUT_MS);
    expect([outcome, calls]).toEqual([words, 1]);
  },
  40_000,
);

const completion = (usage: string) =>
  `{"choices":[{"finish_reason":"stop","message":{"content":"{\\"startups\\":[]}"}}],"usage":${usage}}`;

test.each([
  ['negative', '{"prompt_tokens":-5,"completion_tokens":-1}'],
  ['1e308', '{"prompt_tokens":1e308,"completion_tokens":1e308}'],
  ['higher than any request can use', '{"prompt_tokens":99999999,"completion_tokens":99999999}'],
  ['a text', '{"prompt_tokens":"many","completion_tokens":"few"}'],
  ['a list', '[]'],
  ['null', 'null'],
])('a token count that is %s is replaced by an estimate', async (_name, usage) => {
  const { outcome } = await outcomeOf({ status: 200, body: completion(usage) });
  if (typeof outcome === 'string') throw new Error(outcome);
  const { input_tokens, output_tokens } = outcome.usage;
  expect([input_tokens > 500 && input_tokens < 20_000, output_tokens > 0 && output_tokens < 100]).toEqual([
    true,
    true,
  ]);
});

test('a model may be silent for a long time before its first token', async () => {
  const { outcome } = await outcomeOf({
    wire: (response) => {
      events(response).write(': ping\n\n');
      setTimeout(() => {
        response.end('data: {"choices":[{"delta":{"content":"{\\"startups\\":[]}"}}]}\n\ndata: [DONE]\n\n');
      }, 700);
    },
  });
  expect(outcome).toMatchObject({ startups: [] });
});
