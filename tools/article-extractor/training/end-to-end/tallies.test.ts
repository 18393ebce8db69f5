import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JudgedStartup } from '../../../../libs/article-extractor/src/judge-startups';
import { readAnswer } from '../../../../libs/article-extractor/src/read-answer';
import type { RelatedCompany } from '../relations/related-article';
import { expectedOf } from './expected-article';
import type { FoundStartup, Values } from './read-article';
import { quietShare, tallyOf, type ReadArticle } from './tallies';

const NOTHING: Values = {
  canton: [],
  raised: [],
  sum: [],
  award: [],
  year: [],
  founder: [],
  investor: [],
};

function found(name: string, values: Partial<Values>, bySelf = true): FoundStartup {
  const read = readAnswer({ startups: [{ company_name: { value: name, quotes: [] } }] });
  const [startup] = 'startups' in read ? read.startups : [];
  if (startup === undefined) throw new Error('no startup');
  const judged: JudgedStartup = { startup, evidence: [], confidence: 0.9, isNamed: true };
  const all = { ...NOTHING, ...values };
  return { judged, used: bySelf ? all : null, proposed: all };
}

const company = (name: string, more: Partial<RelatedCompany> = {}): RelatedCompany => ({
  name,
  sums: new Map(),
  place: null,
  year: null,
  persons: new Set(),
  investors: new Set(),
  awards: new Set(),
  awardWords: new Map(),
  ...more,
});

const article = (
  companies: readonly RelatedCompany[],
  own: readonly FoundStartup[],
  { isWhole = true, optional = [] as string[] } = {},
): ReadArticle => ({
  expected: expectedOf({
    article: {
      id: '1',
      title: '',
      body: '',
      furniture: null,
      lang: 'de',
      names: new Set(companies.map(({ name }) => name.toLowerCase())),
      optional: new Set(optional),
      roles: null,
      site: 'a.example',
      year: '2020',
      isReal: true,
    },
    companies,
    isWhole,
  }),
  found: own,
});

const bySelf = ({ used }: FoundStartup) => used;
const proposed = (each: FoundStartup) => each.proposed;

describe('figures of articles read end to end', () => {
  const sums = new Map([
    ['CHF 2000000', 'round'],
    ['CHF 50000', 'award'],
  ] as const);
  const read = [
    article(
      [company('Nubilo', { sums, place: { value: 'ZG', as: null } }), company('Quarzo')],
      [
        found('Nubilo', { canton: ['ZH'], raised: ['CHF 2000000'], sum: ['CHF 2000000', 'CHF 7'] }),
        found('Quarzo', {}, false),
        found('Bank', { canton: ['ZH'] }),
      ],
    ),
  ];
  it('startups that are pending review count as proposed only', () => {
    assert.deepEqual(tallyOf(read, 'company', bySelf), { right: 1, wrong: 1, expected: 2 });
    assert.deepEqual(tallyOf(read, 'company', proposed), { right: 2, wrong: 1, expected: 2 });
  });
  it('values of a company that is not a startup count as wrong', () => {
    assert.deepEqual(tallyOf(read, 'canton', bySelf), { right: 0, wrong: 2, expected: 1 });
  });
  it('each sum of an article is counted, and the raised amount once', () => {
    assert.deepEqual(tallyOf(read, 'sum', bySelf), { right: 1, wrong: 1, expected: 2 });
    assert.deepEqual(tallyOf(read, 'raised', bySelf), { right: 1, wrong: 0, expected: 1 });
  });
  it('a company name marked as optional is not counted', () => {
    const own = [article([], [found('Nubilo', { canton: ['ZG'] })], { optional: ['nubilo'] })];
    assert.deepEqual(tallyOf(own, 'company', bySelf), { right: 0, wrong: 0, expected: 0 });
    assert.deepEqual(tallyOf(own, 'canton', bySelf), { right: 0, wrong: 0, expected: 0 });
  });
  it('amounts of companies without an annotation are not counted', () => {
    const own = [article([company('Nubilo')], [found('Nubilo', { sum: ['CHF 7'] })], { isWhole: false })];
    assert.deepEqual(tallyOf(own, 'sum', bySelf), { right: 0, wrong: 0, expected: 0 });
  });
  it('an article without startups counts as quiet if nothing is accepted automatically', () => {
    const empty = [article([], [found('Bank', {}, false)]), article([], [found('Bank', {})])];
    assert.deepEqual(quietShare([...read, ...empty], bySelf), { quiet: 1, of: 2 });
    assert.deepEqual(quietShare([...read, ...empty], proposed), { quiet: 0, of: 2 });
  });
});
