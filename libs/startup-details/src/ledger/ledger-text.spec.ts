import type { LedgerLine } from '@vaglio/contract';
import { captionOf, reasonOf } from './ledger-text';

const line = (overrides: Partial<LedgerLine> = {}): LedgerLine => ({
  award: 'venture kick 3',
  weight: 4,
  status: 'counted',
  parameterID: null,
  group_key: null,
  group_name: null,
  rule: null,
  precedence: null,
  superseded_by: null,
  superseded_by_precedence: null,
  ...overrides,
});

const superseded = {
  status: 'superseded',
  group_name: 'Venture Kick',
  superseded_by: 'venture kick 3',
} as const;
const HIGHEST = 'keep_highest_precedence';

test.each<[Partial<LedgerLine>, string | null]>([
  [{}, null],
  [{ group_name: 'Venture Kick', precedence: 3 }, 'Group Venture Kick, precedence 3'],
  [
    { ...superseded, rule: HIGHEST, precedence: 2, superseded_by_precedence: 3 },
    'Superseded by venture kick 3: the group keeps the highest precedence, 3 over 2',
  ],
  [
    { ...superseded, rule: 'keep_lowest_precedence', precedence: 4, superseded_by_precedence: 1 },
    'Superseded by venture kick 3: the group keeps the lowest precedence, 1 over 4',
  ],
  [
    { ...superseded, rule: HIGHEST, precedence: 2, superseded_by_precedence: 2 },
    'Superseded by venture kick 3: both have precedence 2, the larger weight counts',
  ],
  [{ ...superseded, rule: HIGHEST }, 'Superseded by venture kick 3: the group keeps the highest precedence'],
  [{ status: 'superseded' }, 'Superseded by another award of its group'],
  [{ weight: 0 }, 'Does not count, because its weight is 0'],
  [{ weight: 0, group_name: 'Accelerators', precedence: 1 }, 'Does not count, because its weight is 0'],
  [{ weight: -2 }, null],
  [{ status: 'not_weighted' }, 'No parameter has this name, so its weight is 0'],
])('the ledger explains the award line %j with %j', (overrides, reason) =>
  expect(reasonOf(line(overrides))).toBe(reason),
);

const counted = line();
const other = line({ status: 'superseded' });
test.each<[LedgerLine[], number | undefined, string]>([
  [
    [counted, counted, other],
    8,
    'X: three awards, two of them counted. The score is the sum of the counted weights; the threshold is 8.0.',
  ],
  [
    [other, other],
    undefined,
    'X: two awards, none of them counted. The score is the sum of the counted weights.',
  ],
  [
    [counted, line({ weight: 0 })],
    8,
    'X: two awards, one of them counted. The score is the sum of the counted weights; the threshold is 8.0.',
  ],
  [[counted], 8, 'X: one award, counted. The score is the sum of the counted weights; the threshold is 8.0.'],
  [
    [other],
    8,
    'X: one award, not counted. The score is the sum of the counted weights; the threshold is 8.0.',
  ],
  [[], 12.25, 'X: no awards. The score is the sum of the counted weights; the threshold is 12.25.'],
  [
    Array.from({ length: 13 }, () => counted),
    8,
    'X: 13 awards, 13 of them counted. The score is the sum of the counted weights; the threshold is 8.0.',
  ],
])('the ledger caption states how many awards count (case %#)', (lines, threshold, caption) => {
  expect(captionOf({ id: '1', company_name: 'X', score: 1, threshold, lines })).toBe(caption);
});
