import { anArticle } from '../testing/an-article.fixture';
import { withActs } from './acts';
import { afterDecision, countValues, firstStop, nextOpen, step } from './selection';

const ARTICLE = anArticle();
const at = (rawId: string, key: string) => ({ rawId, key });

test('work begins at the first value that needs a person', () => {
  expect(firstStop(ARTICLE)).toEqual(at('51', 'founding_year'));
});

test.each([
  [at('51', 'canton'), 1, at('51', 'founding_year')],
  [at('51', 'awards:venture kick 3'), 1, at('52', 'canton')],
  [at('52', 'canton'), -1, at('51', 'awards:venture kick 3')],
  [at('51', 'canton'), -1, at('51', 'canton')],
  [at('53', ''), 1, at('53', '')],
] as const)('from %j by %s: %j', (from, by, to) => expect(step(ARTICLE, from, by)).toEqual(to));

test('after a decision comes the next open value, at the end the first that was passed', () => {
  expect(nextOpen(ARTICLE, at('51', 'sector'))).toEqual(at('51', 'investors:aventira'));
  expect(nextOpen(ARTICLE, at('52', 'founders:monnier'))).toEqual(at('51', 'founding_year'));
});

test('a decision about a value that was not open leads to its neighbour', () => {
  const act = {
    kind: 'decide',
    rawId: '51',
    decision: { key: 'canton', decision: 'discard' },
    words: '',
  } as const;
  const after = withActs(ARTICLE, [act]);
  expect(afterDecision(ARTICLE, after, at('51', 'canton'))).toEqual(at('51', 'founding_year'));
});

test('Accept company leaves conflicts and values without a source open', () => {
  const accepted = withActs(ARTICLE, [{ kind: 'accept', rawId: '51' }]);
  const open = accepted.companies[0]?.values.filter(({ is_open }) => is_open).map(({ key }) => key);
  expect(open).toEqual(['founding_year', 'sector']);
});

test('a discarded company has no values to decide', () => {
  expect(countValues(ARTICLE)).toEqual({ all: 11, open: 9 });
  const act = { kind: 'set_aside', rawId: '52', reason: 'not_a_startup' } as const;
  expect(countValues(withActs(ARTICLE, [act]))).toEqual({ all: 8, open: 6 });
});
