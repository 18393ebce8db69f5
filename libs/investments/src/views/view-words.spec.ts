import { briefSinceWords, effectWords, newsWords, ownerWords, sinceWords } from './view-words';

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

test.each([
  [{ total: 143, added: 3, removed: 12 }, 'Adds 3 startups; removes 12 of 143.'],
  [{ total: 143, added: 1, removed: 0 }, 'Adds 1 startup.'],
  [{ total: 143, added: 0, removed: 0 }, 'The same startups stay in it.'],
])('an update of %j says %s', (effect, words) => expect(effectWords(effect)).toBe(words));

test.each([
  [{ is_team: true, is_mine: false, owner: 'Luca Bernasconi' }, 'Team view by Luca Bernasconi'],
  [{ is_team: true, is_mine: true, owner: 'Ann' }, 'Team view'],
  [{ is_team: false, is_mine: true, owner: 'Ann' }, 'My view'],
])('%j is called %s', (view, words) => expect(ownerWords(view)).toBe(words));
