import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from './test-counts.mjs';

test('the counts of all runners are added up', () => {
  const output = [
    'Tests:       1 failed, 40 passed, 41 total',
    'Tests:       7 passed, 7 total',
    '# pass 4',
    '# fail 2',
    '  3 passed (20.1s)',
    '  1 failed',
    '  2 flaky',
    '12 passed, 3 failed',
  ].join('\n');
  assert.deepEqual(countTests(output), { passed: 68, failed: 7 });
});

test('output without a closing line counts nothing', () => {
  assert.deepEqual(countTests('error: 3 problems'), { passed: 0, failed: 0 });
});
