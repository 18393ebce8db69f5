import { readLedger } from '../ledger/read-ledger';
import { anInvestment } from '../testing/investments.fixture';
import { awardRows } from './award-rows';

const AWARDS = [
  { award_name: 'venture kick 2', weight_used: 0 },
  { award_name: 'venture kick 3', weight_used: 4 },
];
test('with a ledger the awards show their own weights, counted ones first', () => {
  const ledger = readLedger({
    score: 4,
    lines: [
      { award: 'energiepreis basel', weight: 0, status: 'not_weighted' },
      { award: 'venture kick 2', weight: 2, status: 'superseded' },
      { award: 'venture kick 3', weight: 4, status: 'counted' },
    ],
  });
  expect(awardRows(anInvestment({ awards: AWARDS }), ledger)).toEqual([
    { name: 'venture kick 3', weight: 4, status: 'counted' },
    { name: 'venture kick 2', weight: 2, status: 'superseded' },
    { name: 'energiepreis basel', weight: 0, status: 'not_weighted' },
  ]);
});

test('without a ledger an award whose used weight is 0 did not count', () => {
  expect(awardRows(anInvestment({ awards: AWARDS }), null).map(({ status }) => status)).toEqual([
    'superseded',
    'counted',
  ]);
});

test.each([undefined, null, {}, { score: 4 }, { lines: [] }, '<html>'])('%j is no ledger', (data) =>
  expect(readLedger(data)).toBeNull(),
);
