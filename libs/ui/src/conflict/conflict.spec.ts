import { differencesOf, mergeValues } from './conflict';

test("a conflict lists only changes by another person, each with the person's own input", () => {
  const seen = { Name: 'kick', Value: '2', Group: 'early' };
  const now = { Name: 'Kick 3', Value: '5', Group: 'early' };
  expect(differencesOf(seen, now, { Name: 'kick', Value: '3' })).toEqual([
    { label: 'Name', seen: 'kick', now: 'Kick 3', mine: null },
    { label: 'Value', seen: '2', now: '5', mine: '3' },
  ]);
  expect(differencesOf(seen, seen, { Value: '3' })).toEqual([]);
});

const SEEN = { name: 'kick', value: '2', interval: { amount: '5', unit: 'minutes' } };
const NOW = { name: 'Kick 3', value: '5', interval: { amount: '1', unit: 'hours' } };

test.each([
  ['mine', { name: 'Kick 3', value: '3', interval: NOW.interval }],
  ['theirs', { name: 'Kick 3', value: '5', interval: NOW.interval }],
] as const)(
  'in a conflict %s wins for a field changed by both people, and a field changed only by the other person is theirs',
  (winner, merged) => {
    expect(mergeValues({ mine: { ...SEEN, value: '3' }, seen: SEEN, now: NOW }, winner)).toEqual(merged);
  },
);

test.each(['mine', 'theirs'] as const)(
  'in a conflict the winner %s keeps a field that only this person changed',
  (winner) => {
    expect(mergeValues({ mine: { ...SEEN, value: '3' }, seen: SEEN, now: SEEN }, winner)).toEqual({
      ...SEEN,
      value: '3',
    });
  },
);
