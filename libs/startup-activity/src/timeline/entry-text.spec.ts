import { decisionText, evidenceText, whyText } from './entry-text';

test.each([
  ['rejected', 0, 1, null, 'rejected it'],
  ['rejected', 1, 0, null, 'returned it to the active list'],
  ['rejected', 1, 0, '4', 'undid: rejected it'],
  ['contract', 0, 1, null, 'set Contract'],
  ['contract', 1, 0, null, 'removed Contract'],
  ['contract', 0, 1, '4', 'undid: removed Contract'],
  ['contacted', 1, 1, null, 'said why: set Contacted'],
  ['later', 1, 0, null, 'ended Later'],
  ['later', 1, 0, '4', 'undid: set Later'],
] as const)(
  'in the timeline the decision %s from %i to %i, undoing %s, is written as: %s',
  (kind, from, to, undoes, text) => expect(decisionText({ kind, from, to, undoes, until: null })).toBe(text),
);

test.each([
  ['Too early', 'No revenue.', 'Too early: No revenue.'],
  [null, 'No revenue.', 'No revenue.'],
  ['Too early', null, 'Too early'],
  [null, null, ''],
])('in the timeline the reason %s with the details %s is written as %j', (reason, details, text) =>
  expect(whyText({ reason, details })).toBe(text),
);

test('the score and rank of a decision are omitted in the timeline if unknown', () => {
  expect(evidenceText({ rank: 3, scoring_version: 12 }, '12.5')).toBe(
    'Recorded at 12.5, rank 3, scoring version 12',
  );
  expect(evidenceText({ rank: null, scoring_version: null }, '12.5')).toBe('Recorded at 12.5');
});

test('a decision for Later shows its date in the timeline', () =>
  expect(decisionText({ kind: 'later', from: 0, to: 1, undoes: null, until: '2027-01-15' })).toBe(
    'set Later until 15 Jan 2027',
  ));
