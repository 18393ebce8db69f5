import { differencesOf, mergeValues } from './conflict';

test('only what another person changed is a difference; what the person entered is beside it', () => {
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
  'a field that both changed is %s, one that only the other person changed is theirs',
  (winner, merged) => {
    expect(mergeValues({ mine: { ...SEEN, value: '3' }, seen: SEEN, now: NOW }, winner)).toEqual(merged);
  },
);

test.each(['mine', 'theirs'] as const)('what only the person changed stays in either case (%s)', (winner) => {
  expect(mergeValues({ mine: { ...SEEN, value: '3' }, seen: SEEN, now: SEEN }, winner)).toEqual({
    ...SEEN,
    value: '3',
  });
});
