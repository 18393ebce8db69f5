import { showTimesIn } from '@vaglio/ui';
import { aDecision } from '@vaglio/test-kit';
import { emptyText, fasterText } from './board-text';

const NOW = new Date('2026-11-22T08:00:00Z');

afterEach(() => showTimesIn(null));

test.each([
  ['Asia/Tokyo', 'at 08:30'],
  ['America/New_York', 'on 21 Nov 2026'],
])('in the time zone %s, the conflict message dates the other person’s decision %s', (zone, when) => {
  showTimesIn(zone);
  const last = { ...aDecision, made_at: '2026-11-21T23:30:00Z', until: null, is_early: null };
  expect(fasterText('Alpha AG', last, NOW)).toBe(`Ann rejected it ${when}.`);
});

test('a conflict message without a decision names no person', () =>
  expect(fasterText('Alpha AG', null, NOW)).toBe('Somebody changed Alpha AG in the meantime.'));

test.each([
  ['new', 'No undecided startup.'],
  ['later', 'No startup in Later.'],
] as const)('the empty board column %s shows %j', (stage, text) => expect(emptyText(stage)).toBe(text));
