import type { LedgerLine } from '@vaglio/contract';
import { anInvestment } from '@vaglio/test-kit';
import { awardRows } from './award-rows';

const AWARDS = [
  { award_name: 'venture kick 2', weight_used: 0 },
  { award_name: 'venture kick 3', weight_used: 4 },
];
const line = (award: string, weight: number, status: LedgerLine['status']): LedgerLine => ({
  award,
  weight,
  status,
  parameterID: null,
  group_key: null,
  group_name: null,
  rule: null,
  precedence: null,
  superseded_by: null,
  superseded_by_precedence: null,
});

test('awards with a ledger show the weights of the ledger, counted awards first', () => {
  const lines = [
    line('energiepreis basel', 0, 'not_weighted'),
    line('venture kick 2', 2, 'superseded'),
    line('tessin prize', 0, 'counted'),
    line('venture kick 3', 4, 'counted'),
  ];
  const ledger = { id: '1', company_name: 'X', score: 4, lines };
  expect(awardRows(anInvestment({ awards: AWARDS }), ledger)).toEqual([
    { name: 'venture kick 3', weight: 4, status: 'counted' },
    { name: 'tessin prize', weight: 0, status: 'no_weight' },
    { name: 'venture kick 2', weight: 2, status: 'superseded' },
    { name: 'energiepreis basel', weight: 0, status: 'not_weighted' },
  ]);
});

test('without a ledger an award with a used weight of 0 does not count', () => {
  expect(awardRows(anInvestment({ awards: AWARDS }), null).map(({ status }) => status)).toEqual([
    'superseded',
    'counted',
  ]);
});
