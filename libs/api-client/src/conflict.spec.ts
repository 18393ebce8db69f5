import { count, name, object } from '@vaglio/contract';
import { ifMatch, outcomeOf } from './conflict';

const row = object({ id: name, version: count });

test('a change sends the quoted version of its row, and no version to a server without versions', () => {
  expect([ifMatch(3), ifMatch(undefined)]).toEqual([{ 'if-match': '"3"' }, {}]);
});

test.each([
  [
    'a response with a row',
    { data: { id: 'a', version: 2 } },
    { kind: 'done', row: { id: 'a', version: 2 } },
  ],
  ['a response without a row', { data: null }, { kind: 'done', row: null }],
  [
    'a conflict with the current row',
    {
      error: {
        status: 412,
        data: {
          error: 'Too late',
          current: { id: 'a', version: 3 },
          changed_by: 'Ann',
          changed_at: '2026-11-22',
        },
      },
    },
    {
      kind: 'stale',
      conflict: { current: { id: 'a', version: 3 }, changedBy: 'Ann', changedAt: '2026-11-22' },
    },
  ],
  [
    'a conflict without an author',
    { error: { status: 412, data: { current: { id: 'a', version: 3 } } } },
    { kind: 'stale', conflict: { current: { id: 'a', version: 3 }, changedBy: null, changedAt: null } },
  ],
  [
    'a conflict without the current row',
    { error: { status: 412, data: { error: 'Too late' } } },
    { kind: 'failed', text: 'Too late' },
  ],
  ['any other error', { error: { status: 500, data: {} } }, { kind: 'failed', text: 'Update failed' }],
])('the outcome of a change is read from %s', (_what, result, outcome) => {
  expect(outcomeOf(result, row, 'Update failed')).toEqual(outcome);
});
