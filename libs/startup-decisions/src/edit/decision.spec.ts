import { FIRST_LIST } from '@vaglio/startups-data';
import { doneText, leavesList } from './decision';

test.each([
  ['active', 'rejected', true, true],
  ['active', 'rejected', false, false],
  ['rejected', 'rejected', false, true],
  ['rejected', 'rejected', true, false],
  ['all', 'rejected', true, false],
  ['active', 'contact', true, false],
  ['rejected', 'investment', false, false],
] as const)(
  'in the list %s, setting the flag %s to %s removes the startup from the list: %s',
  (mode, flag, isSet, leaves) => {
    expect(leavesList({ flag, isSet }, { ...FIRST_LIST, mode })).toBe(leaves);
  },
);

test('a rejected startup remains in the list of the top percent of all startups', () => {
  expect(leavesList({ flag: 'rejected', isSet: true }, { ...FIRST_LIST, top: 'percent_all' })).toBe(false);
});

test('each decision has a text for notices', () => {
  expect([
    doneText({ flag: 'rejected', isSet: true }),
    doneText({ flag: 'rejected', isSet: false }),
    doneText({ flag: 'contract', isSet: true }),
  ]).toEqual(['rejected', 'taken back', 'marked as contract']);
});
