import { briefSinceWords, newsWords, sinceWords } from './news-words';

const NOW = new Date('2026-11-23T10:00:00+01:00');

test.each([
  ['2026-11-17T09:00:00Z', 'Tuesday, 17 Nov', 'Tuesday'],
  ['2026-11-16T09:00:00Z', '16 Nov 2026', '16 Nov 2026'],
])('news of a visit at %s are since %s, on a phone since %s', (at, words, brief) => {
  expect(sinceWords(at, NOW)).toBe(words);
  expect(briefSinceWords(at, NOW)).toBe(brief);
});

test('of a visit today the time is said', () =>
  expect(sinceWords('2026-11-23T07:41:00Z', NOW)).toMatch(/^\d\d:41 today$/));

test.each([
  [{ new: 7, moved_up: 3 }, ['7 new', '3 moved up']],
  [{ new: 0, moved_up: 1 }, ['1 moved up']],
  [{ new: 0, moved_up: 0 }, []],
])('%j is %j', (news, words) => expect(newsWords(news)).toEqual(words));
