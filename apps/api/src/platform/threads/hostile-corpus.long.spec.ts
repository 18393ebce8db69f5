import type { ForeignReader } from './sandboxed-parser';
import { separateReader } from '../../testing/test-reader';
import {
  HOSTILE_ANSWERS,
  HOSTILE_FEEDS,
  HOSTILE_PAGES,
  HOSTILE_ROBOTS,
  HOSTILE_TEXTS,
} from './hostile-corpus.fixture';
import { UnreadableText } from './unreadable-text';

let reader: ForeignReader;
beforeAll(() => {
  reader = separateReader({ taskMs: 120_000 });
});
afterAll(() => reader.close());

/**
 * Expects that a text is either read or refused. The test fails if the thread is killed, because killing a thread is
 * only the last resort.
 */
async function outcomeOf(reading: Promise<unknown>): Promise<'read' | 'refused'> {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    expect(error.message).not.toMatch(/took longer|took more than|ended the program/);
    return 'refused';
  }
}

test.each(Object.entries(HOSTILE_PAGES))(
  'reading a page with %s ends within the time limit',
  async (_name, write) => {
    const body = Buffer.from(write());
    expect(body.length).toBeLessThan(2.1 * 1024 * 1024);
    expect(['read', 'refused']).toContain(
      await outcomeOf(reader.read('readPage', body, 'text/html', 'https://x.ch/a')),
    );
  },
);

test.each(Object.entries(HOSTILE_PAGES))(
  'reading the links of a page with %s ends within the time limit',
  async (_name, write) => {
    expect(['read', 'refused']).toContain(
      await outcomeOf(reader.read('readLinks', Buffer.from(write()), 'text/html', 'https://x.ch/a', null)),
    );
  },
);

test.each(Object.entries(HOSTILE_PAGES))(
  'reading a feed with %s ends within the time limit',
  async (_name, write) => {
    expect(['read', 'refused']).toContain(await outcomeOf(reader.read('plainText', write())));
  },
);

test.each(Object.entries(HOSTILE_FEEDS))(
  'reading %s as a feed ends within the time limit',
  async (_name, write) => {
    const body = Buffer.from(write());
    expect(['read', 'refused']).toContain(
      await outcomeOf(reader.read('readFeed', body, 'text/xml', 'https://x.ch/feed')),
    );
  },
);

test.each(Object.entries(HOSTILE_ROBOTS))(
  'reading a robots.txt with %s ends within the time limit',
  async (_name, write) => {
    const path = `https://x.ch/${'a'.repeat(2_000)}`;
    expect(['read', 'refused']).toContain(
      await outcomeOf(
        reader.read('robotsVerdict', Buffer.from(write()), 'https://x.ch/robots.txt', path, 'Vaglio'),
      ),
    );
  },
);

test.each(Object.entries(HOSTILE_TEXTS))(
  'reading an article of %s ends within the time limit',
  async (_name, write) => {
    const text = write();
    const article = { title: text.slice(0, 300), text, url: 'https://x.ch/a', published_at: null };
    const awards = [{ parameterID: 'eth-spin-off', name: 'ETH spin-off' }];
    const { startups } = await reader.read('startupsIn', article, awards);
    expect(await outcomeOf(reader.read('judgeStartups', text, startups, awards))).toBe('read');
    expect(await outcomeOf(reader.read('similarityKey', text))).toBe('read');
  },
);

/** Texts in which a quote matches, or almost matches, at every position. */
const QUOTED_TEXTS = ['a', 'a\u0301', 'a b'].map((piece) => piece.repeat(60_000 / piece.length));

const ORDER = {
  model: 'm',
  system: '',
  user: '',
  temperature: 0,
  topP: 1,
  maxTokens: 4_096,
  idempotencyKey: 'k',
};
const TALK = { order: ORDER, entries: [], questions: 1, isRepaired: true, pass: { kind: 'all' as const } };

test.each(
  Object.entries(HOSTILE_ANSWERS).flatMap(([name, write]) =>
    ['stop', 'length'].map((finish) => [name, finish, write] as const),
  ),
)('reading a model response with %s (%s) ends within the time limit', async (_name, finish_reason, write) => {
  const body = JSON.stringify({ choices: [{ message: { content: write() }, finish_reason }] });
  const said = await reader.read('readBody', body, false);
  if ('error' in said) throw new Error(said.error);
  const next = await reader.read('nextTurn', TALK, said, 65_536);
  if (!('end' in next)) return;
  for (const text of QUOTED_TEXTS) {
    const awards = [{ parameterID: 'eth-spin-off', name: 'ETH spin-off' }];
    expect(await outcomeOf(reader.read('judgeStartups', text, next.startups, awards))).toBe('read');
  }
});

test.each([
  ['only brackets', '['.repeat(8_000_000), false],
  ['an event with only brackets', `data: ${'['.repeat(8_000_000)}\n\n`, true],
  ['events without data', '\n\n'.repeat(4_000_000), true],
  ['endless data lines', 'data: {\n'.repeat(1_000_000), true],
  ['an error event', 'data: {"error":{"message":"x"}}\n\n', true],
  ['events without a choice', 'data: {"choices":[]}\n\n'.repeat(300_000), true],
])('reading a model server body with %s ends within the time limit', async (_name, body, isStream) => {
  expect(await reader.read('readBody', body, isStream)).toHaveProperty('error');
});

test('the reasons why a page is refused are written for people', async () => {
  const reasonOf = (html: string) =>
    reader.read('readPage', Buffer.from(html), 'text/html', 'https://x.ch/a').then(
      () => null,
      (error: Error) => error.message,
    );
  expect(await reasonOf('<div>'.repeat(3_000))).toBe('It is nested more than 128 levels deep.');
  expect(await reasonOf('<b></b>'.repeat(21_000))).toBe('It has more than 20000 elements.');
  expect(await reasonOf('<i a b c d e f g>'.repeat(100).concat('<'.repeat(130_000)))).toBe(
    'It has more than 120000 attributes and references.',
  );
});
