import { badgesOf } from './badges';

const NOW = new Date('2026-05-20T12:00:00.000Z');
const MS_PER_DAY = 86_400_000;
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * MS_PER_DAY - ms).toISOString();

test.each([
  ['just now', daysAgo(0), ['New']],
  ['within 10 days', daysAgo(9), ['New']],
  ['exactly 10 days ago', daysAgo(10), ['New']],
  ['a millisecond more than 10 days ago', daysAgo(10, 1), []],
  ['a minute in the future, because of clock differences', daysAgo(0, -60_000), ['New']],
  ['never', null, []],
  ['at an unreadable time', 'yesterday', []],
])(
  'a startup that reached the threshold %s (%j) has the badges %j',
  (_name, firstTime_appear_inscore, badges) => {
    expect(badgesOf({ firstTime_appear_inscore }, NOW)).toEqual(badges);
  },
);

test.each([
  ['exactly 7 days ago', daysAgo(7), ['Recently updated']],
  ['a millisecond more than 7 days ago', daysAgo(7, 1), []],
  ['just now', daysAgo(0), ['Recently updated']],
  ['never', undefined, []],
])('a startup updated %s (%j) has the badges %j', (_name, updated_at, badges) => {
  expect(badgesOf({ firstTime_appear_inscore: daysAgo(11), updated_at }, NOW)).toEqual(badges);
});

test.each([
  ['updated at creation', daysAgo(2), daysAgo(2), []],
  ['updated at creation, in another time format', daysAgo(2).replace('Z', '+00:00'), daysAgo(2), []],
  ['updated a millisecond later', daysAgo(2, 1), daysAgo(2), ['Recently updated']],
  ['with an unknown creation time', null, daysAgo(2), ['Recently updated']],
])(
  'the badge Recently updated needs an update after the creation (%s): created %j and updated %j gives %j',
  (_name, created_at, updated_at, badges) => {
    expect(badgesOf({ created_at, updated_at }, NOW)).toEqual(badges);
  },
);

test('the badge New takes precedence over Recently updated', () => {
  expect(badgesOf({ firstTime_appear_inscore: daysAgo(1), updated_at: daysAgo(1) }, NOW)).toEqual(['New']);
});

test('visible flags follow the badges in the order of the specification', () => {
  const startup = {
    updated_at: daysAgo(1),
    rejected: 1,
    create_contract: 1,
    interested: true,
    email_sent: 1,
    candidate: 1,
    missing_data: 1,
  };
  expect(badgesOf(startup, NOW)).toEqual([
    'Recently updated',
    'Contacted',
    'Investment',
    'Contract',
    'Rejected',
  ]);
});

test('a flag that is 0, false or null shows no badge', () => {
  expect(badgesOf({ rejected: 0, create_contract: false, interested: null }, NOW)).toEqual([]);
});

test('badges accept dates as Date objects', () => {
  expect(badgesOf({ firstTime_appear_inscore: new Date(daysAgo(10)) }, NOW)).toEqual(['New']);
});
