import { roomIn } from './context-window';
import { FIRST_DIALECT, nextDialect } from './dialect';
import type { Dialect } from '../../platform/db/schema/model-dialects.table';

/** Number of characters in the messages of the request. */
const CHARACTERS = 24_000;
const refused = (dialect: Dialect, said: string, status = 400, characters = CHARACTERS) =>
  nextDialect(dialect, { status, said, characters });

/** Original error messages of model servers. */
test.each([
  [
    'an OpenAI reasoning model has another output limit',
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { limit: 'max_completion_tokens' },
  ],
  [
    'a reasoning model accepts only its default temperature',
    "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
    { temperature: false },
  ],
  [
    'a reasoning model does not accept top-p',
    "Unsupported parameter: 'top_p' is not supported with this model.",
    { topP: false },
  ],
  [
    'an early reasoning model does not accept system messages',
    "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
    { instructs: 'user' },
  ],
  [
    'Azure supports schemas only in later API versions',
    'response_format value as json_schema is enabled only for api versions 2024-08-01-preview and later',
    { format: 'object' },
  ],
  ['DeepSeek does not support schemas', 'This response_format type is unavailable now', { format: 'object' }],
  [
    'Mistral refuses unknown fields',
    '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    { countsTokens: false },
  ],
  [
    'llama.cpp cannot create a grammar for every schema',
    'Failed to initialize samplers: failed to parse grammar',
    {
      format: 'object',
    },
  ],
  [
    'a server reports its maximum output',
    'max_tokens is too large: 32000. This model supports at most 16384 completion tokens, whereas you provided 32000.',
    { outputLimit: 16_384 },
  ],
  [
    'vLLM reports how many tokens remain after the article',
    "This model's maximum context length is 8192 tokens. However, you requested 10096 tokens (6000 in the messages, 4096 in the completion).",
    { window: { tokens: 8_192, charactersPerToken: 4 } },
  ],
  [
    'vLLM reports in another text that the output limit is too large',
    "'max_tokens' or 'max_completion_tokens' is too large: 4096. This model's maximum context length is 8192 tokens and your request has 6000 input tokens (4096 > 8192 - 6000).",
    { window: { tokens: 8_192, charactersPerToken: 4 } },
  ],
  [
    'a later vLLM version reports the minimum token count of the messages',
    "This model's maximum context length is 8192 tokens. However, you requested 4096 output tokens and your prompt contains at least 6000 input tokens, for a total of at least 10096 tokens.",
    { window: { tokens: 8_192, charactersPerToken: 4 } },
  ],
  ['an error without details is treated as a refused format', 'Bad Request', { format: 'object' }],
])('the next request adapts to the error of the model server: %s', (_name, said, change) => {
  expect(refused(FIRST_DIALECT, said)).toEqual({ ...FIRST_DIALECT, ...change });
});

test('if a model server refuses both names of the output limit, requests have no output limit', () => {
  const dialect: Dialect = { ...FIRST_DIALECT, limit: 'max_completion_tokens' };
  expect(refused(dialect, '"loc":["body","max_completion_tokens"]', 422)).toEqual({
    ...dialect,
    limit: 'none',
  });
});

test.each([
  ['an article that is too long', "This model's maximum context length is 8192 tokens.", 400],
  [
    'an article that leaves no space for output',
    "This model's maximum context length is 8192 tokens. However, your request has 9000 input tokens.",
    400,
  ],
  ['an account without credit', 'insufficient_quota', 400],
  ['a refused key', 'Incorrect API key provided', 401],
  ['an unknown model', "model 'x' not found", 404],
  ['an unknown model with another status', 'Invalid model: mistral-huge', 400],
  ['a refused key with another status', 'API key not valid. Please pass a valid API key.', 400],
])('%s is not treated as a refused request format', (_name, said, status) => {
  expect(refused(FIRST_DIALECT, said, status)).toBeNull();
});

test('after a context window error, long articles get a smaller output limit than short ones', () => {
  const said =
    'maximum context length is 8192 tokens. However, you requested 10096 tokens (6000 in the messages';
  const window = refused(FIRST_DIALECT, said)?.window ?? null;
  if (window === null) throw new Error('no window');
  expect([24_000, 8_000].map((characters) => roomIn(window, characters))).toEqual([2_176, 6_176]);
});

test('if a model server refuses the output limit again, the limit is reduced until no response would fit', () => {
  const said =
    'maximum context length is 8192 tokens. However, you requested 8200 tokens (6000 in the messages';
  let dialect: Dialect | null = FIRST_DIALECT;
  const rooms: number[] = [];
  while (dialect !== null && rooms.length < 50) {
    dialect = refused(dialect, said);
    if (dialect?.window) rooms.push(roomIn(dialect.window, CHARACTERS));
  }
  expect([rooms, rooms.length]).toEqual([[...rooms].sort((a, b) => b - a), 6]);
});

test('the number of attempts is limited for any error of a model server', () => {
  for (const said of [
    'no',
    'temperature top_p max_tokens stream schema system role',
    'max_tokens at most 99',
  ]) {
    let dialect: Dialect | null = FIRST_DIALECT;
    let tries = 0;
    while (dialect !== null && tries < 50) {
      dialect = refused(dialect, said);
      tries += 1;
    }
    expect(tries).toBeLessThan(12);
  }
});
