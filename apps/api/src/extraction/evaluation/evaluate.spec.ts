import { builtInExtractor } from '../built-in/built-in-extractor';
import { evaluate } from './evaluate';
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

describe('an extractor is measured', () => {
  it('by field, with the accuracy on found companies and on empty articles', async () => {
    const content = [
      line('1', 'Lausanne-based Nubilo raises CHF 3 million.', [
        startup('Nubilo AG', { canton: 'VD', raised_money: { amount: 3_000_000, currency: 'CHF' } }),
        startup('Hidden'),
      ]),
      '',
      line('2', 'It rains.', []),
    ].join('\n');
    const { all, by_language } = await evaluate(readTestFile(content), builtInExtractor(), () => 0);
    expect(all).toMatchObject({
      articles: 2,
      canton_accuracy: 1,
      raised_money_exact: 1,
      empty_accuracy: 1,
      fields: { company_name: { precision: 1, recall: 0.5, f1: 0.6667 } },
    });
    expect(Object.keys(by_language)).toEqual(['en']);
    expect(tableOf('all', all)).toMatch(/company_name\s+1\.000\s+0\.500\s+0\.667/);
  });
  it('an extraction that fails counts as nothing found, and reports why', async () => {
    const failing = { model: 'broken', extract: () => Promise.reject(new Error('no answer')) };
    const { articles, all } = await evaluate(
      readTestFile(line('1', 'x', [startup('Nubilo')])),
      failing,
      () => 0,
    );
    expect(articles).toEqual([{ id: '1', found: [], error: 'no answer' }]);
    expect(all.fields.company_name).toMatchObject({ missed: 1 });
  });
  it.each([
    ['not json', 'Line 2 is not JSON.'],
    ['{"id":"2"}', 'Line 2: url is missing.'],
  ])('a bad line is named by its number: %s', (bad, message) => {
    expect(() => readTestFile(`${line('1', 'x', [])}\n${bad}`)).toThrow(message);
  });
  it('a file without an article is refused', () => {
    expect(() => readTestFile('\n')).toThrow('The file holds no article.');
  });
});
