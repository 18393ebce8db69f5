import { briefSinceText, newsText, sinceText } from './news-text';
import { showTimesIn } from '@vaglio/ui';

const NOW = new Date('2026-11-23T10:00:00+01:00');

afterEach(() => showTimesIn(null));

test.each([
  ['2026-11-17T09:00:00Z', 'Tuesday, 17 Nov', 'Tuesday'],
  ['2026-11-16T09:00:00Z', '16 Nov 2026', '16 Nov 2026'],
])('news of a visit at %s are since %s, on a phone since %s', (at, text, brief) => {
  expect(sinceText(at, NOW)).toBe(text);
  expect(briefSinceText(at, NOW)).toBe(brief);
});

test('of a visit today the time is said', () =>
  expect(sinceText('2026-11-23T07:41:00Z', NOW)).toMatch(/^\d\d:41 today$/));

// The day of one clock beside the time of another would be a moment that never was.
test.each([
  ['America/New_York', '2026-11-23T00:10:00+01:00', '2026-11-23T10:00:00+01:00', 'Sunday, 22 Nov'],
  ['America/New_York', '2026-11-22T20:00:00+01:00', '2026-11-23T00:30:00+01:00', '14:00 today'],
  ['Asia/Tokyo', '2026-11-23T02:00:00+01:00', '2026-11-23T20:00:00+01:00', 'Monday, 23 Nov'],
])('in %s a visit at %s was at %s since %s', (zone, since, now, text) => {
  showTimesIn(zone);
  expect(sinceText(since, new Date(now))).toBe(text);
});

test.each([
  [{ new: 7 }, '7 new'],
  [{ new: 0 }, ''],
])('%j is %j', (news, text) => expect(newsText(news)).toBe(text));
