import { limitAfter, limitOfStatement } from './statement-limit';

const USUAL = { ofSession: 5_000, local: null };

test.each<[string, { ofSession: number; local: number | null }]>([
  ['select 1', USUAL],
  ['begin', USUAL],
  ["set local statement_timeout = '30s'", { ofSession: 5_000, local: 30_000 }],
  [
    "set local statement_timeout = '30s'; set local lock_timeout = '10s'",
    { ofSession: 5_000, local: 30_000 },
  ],
  ["SET LOCAL statement_timeout = '2 min'", { ofSession: 5_000, local: 120_000 }],
  ['set local statement_timeout = 0', { ofSession: 5_000, local: 0 }],
  ['set statement_timeout = 0; set lock_timeout = 0', { ofSession: 0, local: null }],
  ['set statement_timeout = 250', { ofSession: 250, local: null }],
  ["set local lock_timeout = '10s'", USUAL],
])('after the statement %s the time limit of the transaction is %j', (text, after) =>
  expect(limitAfter(text, USUAL)).toEqual(after),
);

test.each(['commit', 'rollback', ' ROLLBACK; '])(
  'the statement %s ends the time limit that a transaction set',
  (text) => expect(limitAfter(text, { ofSession: 5_000, local: 30_000 })).toEqual(USUAL),
);

test('rolling back to a savepoint keeps the time limit', () => {
  const limit = { ofSession: 5_000, local: 30_000 };
  expect(limitAfter('rollback to savepoint sp1', limit)).toEqual(limit);
});

test.each([
  ['commit', 30_000],
  ['rollback', 30_000],
  ['select 1', 30_000],
  ["set local statement_timeout = '1s'", 1_000],
])('in a transaction with a limit of 30 s, the statement %s may take %i ms', (text, most) => {
  const before = { ofSession: 5_000, local: 30_000 };
  expect(limitOfStatement(before, limitAfter(text, before))).toBe(most);
});

test('after a transaction with its own time limit a statement has the limit of the session', () => {
  const after = limitAfter('commit', { ofSession: 5_000, local: 30_000 });
  expect(limitOfStatement(after, limitAfter('select 1', after))).toBe(5_000);
});
