import { FLAGS, isFlagSet } from './flags';

test('there are eight flags, with the headers of the import file', () => {
  expect(FLAGS.map(({ name, header }) => [name, header])).toEqual([
    ['rejected', 'Rejected (R)'],
    ['candidate', 'Candidate (C)'],
    ['missing_data', 'Missing data (M)'],
    ['email_sent', 'Email Sent (E)'],
    ['interested', 'Interested (I)'],
    ['personality_test_sent', 'Personalty Test Sent (P)'],
    ['test_passed', 'Test Passed (T)'],
    ['create_contract', 'Create contract'],
  ]);
});

test.each([
  [1, true],
  [true, true],
  [0, false],
  [false, false],
  [null, false],
  [undefined, false],
  [2, false],
])('a flag with the value %j is set: %s', (value, set) => {
  expect(isFlagSet(value)).toBe(set);
});
