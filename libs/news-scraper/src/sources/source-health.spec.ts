import { aSource } from '../testing/a-source';
import { addressWords, healthOf, stateWords } from './source-health';

const LATER = '2026-11-22T10:00:00Z';
const unread = (waiting: number, given_up: number) => ({
  waiting,
  given_up,
  next_attempt_at: null,
  reasons: [],
});

test.each([
  [aSource(), 'Fine', 'green'],
  [aSource({ consecutive_failures: 1 }), 'Failing once', 'red'],
  [aSource({ consecutive_failures: 4, last_success_at: null }), 'Failing 4 times', 'red'],
  [aSource({ last_success_at: null }), 'Never read', 'neutral'],
  [aSource({ consecutive_failures: 2, next_attempt_at: LATER }), 'Waiting', 'amber'],
  [aSource({ consecutive_failures: 3, next_attempt_at: LATER }), 'Failing 3 times', 'red'],
  [aSource({ unread: unread(0, 0) }), 'Fine', 'green'],
  [aSource({ unread: unread(12, 3) }), '15 unread', 'amber'],
  [aSource({ unread: unread(0, 1) }), '1 unread', 'amber'],
  [aSource({ unread: unread(50, 0), article_count: 0 }), 'Nothing read', 'red'],
  [aSource({ unread: unread(50, 0), consecutive_failures: 1 }), 'Failing once', 'red'],
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
  [aSource({ unread: unread(2, 1) }), '3 unread, 1’234 articles'],
])('on a phone one line shows the health of a source: %#', (source, label) => {
  expect(stateWords(source)).toBe(label);
});
