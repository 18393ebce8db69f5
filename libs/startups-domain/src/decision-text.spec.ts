import { decisionText } from './decision-text';

const dayText = (day: string) => day.split('-').map(Number).toReversed().join('.');

test.each([
  [{ decision: 'contacted', is_set: true }, 'Contacted'],
  [{ decision: 'rejected', is_set: false }, 'Rejected, undone'],
  [{ decision: 'later', is_set: true, until: '2027-01-15' }, 'Later until 15.1.2027'],
  [{ decision: 'later', is_set: false, until: null }, 'Later, ended'],
] as const)('the decision %j is displayed as %s', (decision, words) =>
  expect(decisionText(decision, dayText)).toBe(words),
);
