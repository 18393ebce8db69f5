import { aSource } from '../testing/a-source';
import { addressWords, healthOf, stateWords } from './source-health';

test.each([
  [aSource(), 'Fine', 'green'],
  [aSource({ consecutive_failures: 1 }), 'Failing once', 'red'],
  [aSource({ consecutive_failures: 4, last_success_at: null }), 'Failing 4 times', 'red'],
  [aSource({ last_success_at: null }), 'Never read', 'neutral'],
])('a source does as its last answers were: %#', (source, text, tone) => {
  expect(healthOf(source)).toEqual({ text, tone });
});

test('the bundled sample has no address to show', () => {
  expect(addressWords('sample:')).toBe('Bundled sample');
  expect(addressWords('https://x.ch/feed')).toBe('https://x.ch/feed');
});

test.each([
  [aSource(), 'Fine, 1’234 articles'],
  [aSource({ article_count: 1, consecutive_failures: 2 }), 'Failing 2 times, 1 article'],
  [aSource({ enabled: false, consecutive_failures: 2 }), 'Switched off'],
])('on a phone one line shows the health of a source: %#', (source, label) => {
  expect(stateWords(source)).toBe(label);
});
