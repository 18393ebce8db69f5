import { briefSinceText, newsText, sinceText } from './news-text';
import { showTimesIn } from '@vaglio/ui';

const NOW = new Date('2026-11-23T10:00:00+01:00');

afterEach(() => showTimesIn(null));

test.each([
  ['2026-11-17T09:00:00Z', 'Tuesday, 17 Nov', 'Tuesday'],
  ['2026-11-16T09:00:00Z', '16 Nov 2026', '16 Nov 2026'],
])('new startups since a visit at %s are dated %s, on a phone %s', (at, text, brief) => {
  expect(sinceText(at, NOW)).toBe(text);
  expect(briefSinceText(at, NOW)).toBe(brief);
});

test('a visit on the same day is shown with its time', () =>
  expect(sinceText('2026-11-23T07:41:00Z', NOW)).toMatch(/^\d\d:41 today$/));

// The day and the time must be in the same time zone.
test.each([
  ['America/New_York', '2026-11-23T00:10:00+01:00', '2026-11-23T10:00:00+01:00', 'Sunday, 22 Nov'],
  ['America/New_York', '2026-11-22T20:00:00+01:00', '2026-11-23T00:30:00+01:00', '14:00 today'],
  ['Asia/Tokyo', '2026-11-23T02:00:00+01:00', '2026-11-23T20:00:00+01:00', 'Monday, 23 Nov'],
])('in the time zone %s a visit at %s, seen at %s, is dated %s', (zone, since, now, text) => {
  showTimesIn(zone);
  expect(sinceText(since, new Date(now))).toBe(text);
});

test.each([
  [{ new: 7 }, '7 new'],
  [{ new: 0 }, ''],
])('the news %j of a view is shown as %j', (news, text) => expect(newsText(news)).toBe(text));
