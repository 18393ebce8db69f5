import { NOTHING_STATED, type ExtractedStartup } from '../extracted-startup';
import { locateQuotes } from '../locate-quotes';
import { evaluate } from './evaluate';
import { reliabilityTable, thresholdRow } from './reliability';
import { tableOf } from './report';
import { readTestFile } from './test-file';

const startup = (company_name: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  company_name,
  canton: null,
  sector: null,
  founding_year: null,
  raised_money: null,
  financings: [],
  investors: [],
  awards: [],
  founders: [],
  website: null,
  ...fields,
});
const line = (id: string, text: string, gold: readonly unknown[]) =>
  JSON.stringify({ id, url: 'https://news.example.org', title: 'News', lang: 'en', text, gold });

const found = (name: string, fields: Partial<ExtractedStartup> = {}): ExtractedStartup => ({
  company_name: { value: name, quotes: [name] },
  ...NOTHING_STATED,
  founders: [],
  raised_money: null,
  financings: [],
  investors: [],
  awards: [],
  ...fields,
});

describe('extractor evaluation', () => {
  it('an evaluation measures the fields of found companies and the accuracy on articles without startups', async () => {
    const text = 'Lausanne-based Nubilo raises CHF 3 million. Rain falls on Hidden.';
    const content = [
      line('1', text, [
        startup('Nubilo AG', { canton: 'VD', raised_money: { amount: 3_000_000, currency: 'CHF' } }),
        startup('Hidden'),
      ]),
      '',
      line('2', 'It rains.', []),
    ].join('\n');
    const nubilo = found('Nubilo', {
      canton: { value: 'VD', quotes: [text] },
      raised_money: {
        value: { amount: 3_000_000, currency: 'CHF', as_stated: 'CHF 3 million' },
        quotes: [text],
      },
    });
    const answers = [
      { startups: [nubilo, found('Hidden')], sure: [0.9, 0.4] },
      { startups: [], sure: [] },
    ];
    const extractor = {
      model: 'fake',
      extract: () => {
        const { startups, sure } = answers.shift() ?? { startups: [], sure: [] };
        const confidences = sure.map((company) => ({ company, values: [] }));
        return Promise.resolve({ startups, confidences, usage: { input_tokens: 0, output_tokens: 0 } });
      },
    };
    const { all, by_language, claims } = await evaluate(
      readTestFile(content),
      extractor,
      () => 0,
      locateQuotes,
      0.5,
    );
    expect(all).toMatchObject({
      articles: 2,
      canton_accuracy: 1,
      raised_money_exact: 1,
      empty_accuracy: 1,
      fields: { company_name: { precision: 1, recall: 0.5, f1: 0.6667 } },
    });
    expect(claims[0]?.companies).toEqual([
      { confidence: 0.9, isRight: true },
      { confidence: 0.4, isRight: true },
    ]);
    expect(Object.keys(by_language)).toEqual(['en']);
    expect(tableOf('all', all)).toMatch(/company_name\s+1\.000\s+0\.500\s+0\.667/);
  });
  it('an evaluation counts a failed extraction as no startups found, and reports the reason', async () => {
    const failing = { model: 'broken', extract: () => Promise.reject(new Error('no answer')) };
    const { articles, all } = await evaluate(
      readTestFile(line('1', 'x', [startup('Nubilo')])),
      failing,
      () => 0,
    );
    expect(articles).toEqual([{ id: '1', found: [], error: 'no answer' }]);
    expect(all.fields.company_name).toMatchObject({ missed: 1 });
  });
  it('an evaluation counts companies above a confidence and compares confidences with the actual accuracy', () => {
    const claims = [
      {
        expected: 2,
        companies: [
          { confidence: 0.95, isRight: true },
          { confidence: 0.55, isRight: false },
        ],
      },
      { expected: 0, companies: [{ confidence: 0.52, isRight: false }] },
    ];
    expect(thresholdRow('sure', claims, 0.9)).toMatch(/1\.000\s+0\.500\s+1\.000\s+1$/);
    expect(thresholdRow('likely', claims, 0.5)).toMatch(/0\.333\s+0\.500\s+0\.000\s+3$/);
    expect(reliabilityTable(claims)).toMatch(/from 0\.5\s+2\s+0\.535\s+0\.000/);
  });
  it.each([
    ['not json', 'Line 2 is not JSON.'],
    ['{"id":"2"}', "Line 2: must have required property 'url'"],
  ])('an evaluation file with the invalid line %s is refused with the line number', (bad, message) => {
    expect(() => readTestFile(`${line('1', 'x', [])}\n${bad}`)).toThrow(message);
  });
  it('an evaluation file without articles is refused', () => {
    expect(() => readTestFile('\n')).toThrow('The file holds no article.');
  });
});
