import { anArticle, aShortArticle } from '../testing/an-article.fixture';
import { leavingActs, withActs, type Act } from './acts';

const ARTICLE = aShortArticle('8', 'Nordlicht AG');
const discard = (key: string): Act => ({
  kind: 'decide',
  rawId: '81',
  decision: { key, decision: 'discard' },
  text: '',
});

test.each<[string, readonly Act[], number]>([
  ['before any decision', [], 2],
  ['after a decision', [discard('canton')], 1],
  ['with a pending company that has no open value', [discard('canton'), discard('founding_year')], 1],
  ['after Accept company', [{ kind: 'accept', rawId: '81' }], 0],
  ['after Not a startup', [{ kind: 'set_aside', rawId: '81', reason: 'not_a_startup' }], 0],
  [
    'after a merge with values that remain open',
    [{ kind: 'merge', rawId: '81', startupId: '7', name: 'Alpha' }],
    2,
  ],
])('the open decisions of an article are counted (%s)', (_when, acts, open) =>
  expect(withActs(ARTICLE, acts).open).toBe(open),
);

test('the open values of a company are skipped in requests of at most 60 decisions', () => {
  const article = anArticle();
  const known = article.companies.slice(0, 1).map((company) => ({
    ...company,
    values: company.values.flatMap((value) =>
      value.key === 'sector'
        ? Array.from({ length: 125 }, (_, nth) => ({ ...value, key: `sector:${nth}` }))
        : [],
    ),
  }));
  const acts = leavingActs({ ...article, companies: known });
  expect(acts.map((act) => (act.kind === 'leave' ? act.decisions.length : act.kind))).toEqual([60, 60, 5]);
  expect(withActs({ ...article, companies: known, open: 125 }, acts).open).toBe(0);
});
