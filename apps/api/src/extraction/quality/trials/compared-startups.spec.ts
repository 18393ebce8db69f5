import { saidStartup } from '../../runs/articles.fixture';
import { type ExtractedStartup, scoreArticle } from '@vaglio/article-extractor';
import { compareStartups } from './compared-startups';

const money = (amount: number, currency = 'CHF') => ({
  raised_money: { value: { amount, currency, as_stated: '' }, quotes: [] },
});
const said = (company: string, more: Partial<ExtractedStartup> = {}) => ({
  ...saidStartup(company, company),
  ...more,
});
const gold = (company: string) => ({
  company_name: company,
  canton: null,
  sector: null,
  founding_year: null,
  raised_money: { amount: 6_400_000, currency: 'CHF' },
  investors: ['Limmat Kapital', 'Aventira Ventures'],
  awards: [],
  founders: [],
  website: null,
});

test('a comparison of prompt versions formats amounts like the web app', () => {
  const [company] = compareStartups([said('Alpha AG', money(6_400_000.5))], [said('Alpha AG')], null);
  expect(company?.fields).toMatchObject([
    { field: 'raised_money', base: 'CHF 6’400’000.50', candidate: null, is_changed: true },
  ]);
});

test('the order of list values does not affect the comparison', () => {
  const investors = (...names: string[]) => ({ investors: names.map((name) => ({ name, quotes: [] })) });
  const [company, another] = compareStartups(
    [said('Alpha', investors('Aventira Ventures', 'Limmat Kapital'))],
    [said('Alpha', { ...money(6_400_000), ...investors('Limmat Kapital') })],
    [gold('Alpha')],
  );
  expect(another).toBeUndefined();
  expect(company?.fields).toMatchObject([
    { field: 'raised_money', base_right: false, candidate_right: true, is_changed: true },
    { field: 'investors', base_right: true, candidate_right: false, is_changed: true },
  ]);
});

test('a company that both versions miss has its own row in the comparison', () => {
  expect(compareStartups([], [], [gold('Alpha')])[0]?.fields[0]).toMatchObject({
    field: 'company_name',
    golden: 'Alpha',
    base_right: false,
    candidate_right: false,
    is_changed: false,
  });
});

test('without golden values no compared value is right or wrong', () => {
  const [company] = compareStartups([said('Alpha')], [], null);
  expect(company?.fields).toEqual([
    {
      field: 'company_name',
      base: 'Alpha',
      candidate: null,
      golden: null,
      is_changed: true,
      base_right: null,
      candidate_right: null,
    },
  ]);
});

test('a version without a result for an article is neither right nor wrong', () => {
  const [company] = compareStartups(null, [said('Alpha AG', money(6_400_000))], [gold('Alpha AG')]);
  expect(company?.fields).toMatchObject([
    { field: 'company_name', base_right: null, candidate_right: true, is_changed: false },
    { field: 'raised_money', base_right: null, candidate_right: true, is_changed: false },
    { field: 'investors', base_right: null, candidate_right: false, is_changed: false },
  ]);
});

test('an award from the parameters of this installation is compared too', () => {
  const award = { awards: [{ name: 'Zug Founders Prize', quotes: [] }] };
  const expected = (normalised: string | null) => ({
    ...gold('Alpha'),
    raised_money: null,
    investors: [],
    awards: normalised === null ? [] : [{ name: 'the prize of Zug', normalised }],
  });
  const compared = (normalised: string | null) =>
    compareStartups([said('Alpha')], [said('Alpha', award)], [expected(normalised)])[0]?.fields;
  expect([compared(null), compared('Zug founders prize')]).toMatchObject([
    [{ field: 'awards', is_changed: true, base_right: true, candidate_right: false }],
    [{ field: 'awards', is_changed: true, base_right: false, candidate_right: true }],
  ]);
  const article = { id: '1', url: '', title: '', text: '', gold: [expected(null)] };
  expect(scoreArticle(article, [said('Alpha', award)]).fields.awards).toEqual({
    right: 0,
    wrong: 1,
    missed: 0,
  });
});
