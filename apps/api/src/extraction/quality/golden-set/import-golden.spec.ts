import { promptLab } from '../trials/prompt-lab.fixture';
import type { GoldenArticleBody, GoldenImportResultBody, GoldenRecordBody } from './golden.schemas';

const SET = '/auth/llm/golden-set';
const TEXT = 'Alpha AG of Zug was founded in 2020 by Ann Moser and Beat Frey.';

let lab: Awaited<ReturnType<typeof promptLab>>;
beforeAll(async () => {
  lab = await promptLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.reset());

const list = async () => (await lab.call<{ items: GoldenArticleBody[] }>('GET', SET)).body;
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

test('golden articles are imported line by line, and unusable lines are reported with their number', async () => {
  const { body } = await importLines([
    record(),
    '{',
    '',
    record({ title: '' }),
    record({ text: 'Another', gold: [{ company_name: 'Beta' }] }),
    record({ text: 'x'.repeat(60_001) }),
    [],
  ]);
  expect(body).toEqual({
    added: 1,
    updated: 0,
    unchanged: 0,
    errors: [
      { line: 2, error: 'It is not JSON.' },
      { line: 4, error: 'title must not be empty.' },
      { line: 5, error: expect.stringMatching(/is missing/) },
      { line: 6, error: 'text must be at most 60000 characters long.' },
      { line: 7, error: expect.stringMatching(/must be an object/) },
    ],
  });
});

test.each([
  ['a NUL character', '"title":"a\\u0000b"', 'It holds a NUL character.'],
  ['half of a surrogate pair', '"title":"a\\ud800b"', 'It holds half of a character (a lone surrogate).'],
  ['nesting that is too deep', `"title":${'['.repeat(200)}${']'.repeat(200)}`, 'It is nested too deeply.'],
])('a line of a golden set file with %s is refused with a message', async (_name, part, error) => {
  const line = JSON.stringify(record()).replace('"title":"Alpha"', part);
  expect((await importLines([line])).body).toMatchObject({ added: 0, errors: [{ line: 1, error }] });
});

test.each(['2024-02-31', '0000-01-01', '2024-13-01', '2024', null])(
  'a golden article with the date %s is imported without a date',
  async (date) => {
    expect((await importLines([record({ date })])).body).toMatchObject({ added: 1, errors: [] });
    expect((await exported())[0]?.date).toBeNull();
  },
);

test('an imported golden article is unchanged if equal, updated if different, and restored if removed', async () => {
  await importLines([record()]);
  expect((await importLines([record()])).body).toMatchObject({ added: 0, unchanged: 1 });
  const gold = [
    {
      company_name: 'Alpha AG',
      canton: 'ZG',
      sector: null,
      founding_year: 2020,
      raised_money: { as_stated: 'CHF 1 million', amount: 1_000_000, currency: 'CHF', kind: 'round' },
      investors: [],
      awards: [],
      founders: [],
      website: null,
      note: 'read by hand',
    },
  ];
  expect((await importLines([record({ gold })])).body).toMatchObject({ updated: 1 });
  const [{ id = '' } = {}] = (await list()).items;
  await lab.call('DELETE', `${SET}/articles/${id}`);
  expect((await importLines([record({ gold })])).body).toMatchObject({ added: 1 });
  expect((await list()).items[0]?.id).toBe(id);
});

test('a record of the training corpus can be imported into the golden set', async () => {
  const corpus = {
    id: 'de-1',
    url: 'https://news.example/2',
    title: 'Beta',
    date: '2024-05-06',
    lang: 'de',
    text: ['~ Menü', 'Die Beta AG erhält 2 Millionen Franken.'],
    startups: [
      {
        name: 'Beta AG',
        canton: ['ZH', 'Zürich'],
        founded: [2019, '2019'],
        money: [
          { as: '9 Millionen', amount: 9_000_000, currency: 'CHF', kind: 'valuation' },
          { as: '2 Millionen Franken', amount: 2_000_000, currency: 'CHF', kind: 'round' },
        ],
        awards: [{ as: 'Venture Kick', name: 'venture kick 1' }],
        founders: ['Cora Meier'],
      },
      { name: 'Maybe AG', optional: true },
    ],
  };
  expect((await importLines([corpus])).body).toMatchObject({ added: 1, errors: [] });
  expect(await exported()).toMatchObject([
    {
      text: 'Menü\nDie Beta AG erhält 2 Millionen Franken.',
      date: '2024-05-06',
      gold: [
        {
          company_name: 'Beta AG',
          canton: 'ZH',
          founding_year: 2019,
          raised_money: { amount: 2_000_000, currency: 'CHF' },
          awards: [{ name: 'Venture Kick', normalised: 'venture kick 1' }],
        },
      ],
    },
  ]);
});

test('an exported golden set can be imported again without a change', async () => {
  await lab.storeGolden(['Alpha AG', 'Beta AG']);
  expect((await importLines(await exported())).body).toEqual({
    added: 0,
    updated: 0,
    unchanged: 2,
    errors: [],
  });
});
