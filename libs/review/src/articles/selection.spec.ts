import { anArticle } from '../testing/an-article.fixture';
import { withActs } from './acts';
import { afterDecision, afterUndo, countValues, firstStop, nextOpen, step } from './selection';

const ARTICLE = anArticle();
const at = (rawId: string, key: string) => ({ rawId, key });

test('the review of an article starts at the first value that needs a decision', () => {
  expect(firstStop(ARTICLE)).toEqual(at('51', 'founding_year'));
});

test.each([
  ['all', at('51', 'founding_year')],
  ['conflicts', at('51', 'founding_year')],
  ['no_source', at('51', 'sector')],
  ['money', at('51', 'investors:aventira')],
  ['awards', at('51', 'awards:venture kick 3')],
] as const)('with the filter %s the review of an article starts at %j', (only, stop) =>
  expect(firstStop(ARTICLE, only)).toEqual(stop),
);

test.each([
  [at('51', 'canton'), 1, at('51', 'founding_year')],
  [at('51', 'awards:venture kick 3'), 1, at('52', 'canton')],
  [at('52', 'canton'), -1, at('51', 'awards:venture kick 3')],
  [at('51', 'canton'), -1, at('51', 'canton')],
  [at('53', ''), 1, at('53', '')],
] as const)('in an article, the selection moves from %j by %s to %j', (from, by, to) =>
  expect(step(ARTICLE, from, by)).toEqual(to),
);

test('after a decision the next open value is selected, and at the end the first skipped value', () => {
  expect(nextOpen(ARTICLE, at('51', 'sector'))).toEqual(at('51', 'investors:aventira'));
  expect(nextOpen(ARTICLE, at('52', 'founders:monnier'))).toEqual(at('51', 'founding_year'));
});

test('after a decision about a closed value the neighbouring value is selected', () => {
  const act = {
    kind: 'decide',
    rawId: '51',
    decision: { key: 'canton', decision: 'discard' },
    text: '',
  } as const;
  const after = withActs(ARTICLE, [act]);
  expect(afterDecision(ARTICLE, after, at('51', 'canton'))).toEqual(at('51', 'founding_year'));
});

test('after a company is discarded the next open value is selected', () => {
  const third = { ...ARTICLE.companies[1], raw_id: '54' };
  const three = anArticle({ companies: Object([...ARTICLE.companies, third]) });
  const act = { kind: 'set_aside', rawId: '52', reason: 'not_a_startup' } as const;
  const after = withActs(three, [act]);
  expect(afterDecision(three, after, at('52', 'canton'))).toEqual(at('54', 'canton'));
});

test('after Accept company the selected value remains selected if it is still open', () => {
  const accepted = withActs(ARTICLE, [{ kind: 'accept', rawId: '51' }]);
  expect(afterDecision(ARTICLE, accepted, at('51', 'sector'))).toEqual(at('51', 'sector'));
  expect(afterDecision(ARTICLE, accepted, at('51', 'investors:aventira'))).toEqual(at('52', 'canton'));
});

test('an undone decision selects its value, and an undone company decision selects the first open value of the company', () => {
  expect(afterUndo(ARTICLE, at('51', 'sector'))).toEqual(at('51', 'sector'));
  expect(afterUndo(ARTICLE, at('51', ''))).toEqual(at('51', 'founding_year'));
  expect(afterUndo(ARTICLE, at('53', ''))).toEqual(at('53', ''));
});

test('Accept company keeps conflicts and values without a source open', () => {
  const accepted = withActs(ARTICLE, [{ kind: 'accept', rawId: '51' }]);
  const open = accepted.companies[0]?.values.filter(({ is_open }) => is_open).map(({ key }) => key);
  expect(open).toEqual(['founding_year', 'sector']);
});

test('a discarded company has no values to decide', () => {
  expect(countValues(ARTICLE)).toEqual({ all: 11, open: 9 });
  const act = { kind: 'set_aside', rawId: '52', reason: 'not_a_startup' } as const;
  expect(countValues(withActs(ARTICLE, [act]))).toEqual({ all: 8, open: 6 });
});
