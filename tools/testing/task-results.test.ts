import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { summary, taskResults } from './task-results.mjs';

const root = mkdtempSync(join(tmpdir(), 'task-results-'));
const record = join(root, 'run.json');
mkdirSync(join(root, 'dist/tests'), { recursive: true });
after(() => rmSync(root, { recursive: true }));

const JEST = { numPassedTests: 40, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 9, flaky: 1, unexpected: 0, skipped: 0 }, suites: [] };
const TAP = 'TAP version 13\n# pass 99\nok 1 - # pass 7\n# tests 4\n# pass 3\n# fail 1\n# cancelled 0\n';

/** Returns the result of a single task. Its report, if any, is in dist/tests. */
function resultOf(task: { id: string; status?: number; cacheStatus?: string; report?: object | string }) {
  const { id, status = 0, cacheStatus = 'cache-miss', report } = task;
  const [projectName = '', target = ''] = id.split(':');
  const path = join(root, 'dist/tests', `${projectName}.${target}`);
  if (typeof report === 'string') writeFileSync(`${path}.tap`, report);
  else if (report) writeFileSync(`${path}.json`, JSON.stringify(report));
  const times = { startTime: '2026-01-01T00:00:00.000Z', endTime: '2026-01-01T00:01:05.000Z' };
  const tasks = [{ projectName, target, status, cacheStatus, ...times }];
  writeFileSync(record, JSON.stringify({ tasks }));
  const [result] = taskResults(root, record);
  return result && { passed: result.passed, failed: result.failed, isCached: result.isCached };
}

/** Returns the names of failed tests in a task's report. */
function failedNames(id: string, report: object | string): readonly string[] | undefined {
  resultOf({ id, status: 1, report });
  return taskResults(root, record)[0]?.names;
}

test('the test reports of jest, Playwright, node and torture are counted', () => {
  assert.deepEqual(resultOf({ id: 'ui:test', report: JEST }), { passed: 40, failed: 0, isCached: false });
  const journeys = resultOf({ id: 'web-e2e:e2e', report: PLAYWRIGHT });
  assert.deepEqual(journeys, { passed: 10, failed: 0, isCached: false });
  const tools = resultOf({ id: 'tools:tool-tests', status: 1, report: TAP });
  assert.deepEqual(tools, { passed: 3, failed: 1, isCached: false });
  const torture = resultOf({ id: 'tools:torture', status: 1, report: { passed: 5, failed: 2 } });
  assert.deepEqual(torture, { passed: 5, failed: 2, isCached: false });
});

test('a cached task counts its tests and is marked as cached', () =>
  assert.deepEqual(resultOf({ id: 'ui:test', cacheStatus: 'local-cache-hit', report: JEST }), {
    passed: 40,
    failed: 0,
    isCached: true,
  }));

test('a task without tests counts as one test', () => {
  assert.deepEqual(resultOf({ id: 'ui:lint' }), { passed: 1, failed: 0, isCached: false });
  assert.deepEqual(resultOf({ id: 'ui:typecheck', status: 2 }), { passed: 0, failed: 1, isCached: false });
});

test('specs without a test report count as failed, even if they reported success', () => {
  assert.equal(resultOf({ id: 'board:test' })?.failed, 1);
  assert.equal(resultOf({ id: 'board:test', status: 1 })?.failed, 1);
});

test('a test runner that fails after its tests counts as failed', () => {
  assert.equal(resultOf({ id: 'charts:test', status: 1, report: JEST })?.failed, 1);
  const broken = { ...JEST, numRuntimeErrorTestSuites: 2 };
  assert.equal(resultOf({ id: 'dossier:test', status: 1, report: broken })?.failed, 2);
});

test('journeys that did not run after too many failures count as failed', () => {
  const stats = { expected: 1, flaky: 0, unexpected: 10, skipped: 80 };
  assert.equal(resultOf({ id: 'web-e2e:smoke', status: 1, report: { stats } })?.failed, 90);
});

test('failed tests are named with any test runner', () => {
  const name = '/v/ui/toast.spec.tsx';
  const tests = [
    { status: 'passed', fullName: 'a toast closes' },
    { status: 'failed', fullName: 'a toast pauses' },
  ];
  const broken = { name: '/v/ui/tabs.spec.tsx', status: 'failed', assertionResults: [] };
  const jest = { ...JEST, testResults: [{ name, status: 'failed', assertionResults: tests }, broken] };
  assert.deepEqual(failedNames('ui:test', jest), [
    'toast.spec.tsx: a toast pauses',
    'tabs.spec.tsx: not loaded',
  ]);
  const specs = [
    { ok: true, file: 'list.e2e.ts', title: 'sorts' },
    { ok: false, file: 'list.e2e.ts', title: 'filters' },
  ];
  const journeys = { ...PLAYWRIGHT, suites: [{ specs: [], suites: [{ specs }] }] };
  assert.deepEqual(failedNames('web-e2e:e2e', journeys), ['list.e2e.ts: filters']);
  assert.deepEqual(failedNames('tools:documents', `${TAP}not ok 4 - links lead somewhere\n`), [
    'links lead somewhere',
  ]);
});

test('a test run that was killed leaves no record and no tasks', () => {
  rmSync(record);
  assert.deepEqual(taskResults(root, record), []);
});

test('the final test table has a line per target, names failures, and ends with the sum', () => {
  const task = { ms: 65_000, isCached: false, failed: 0, names: [] };
  const results = [
    { ...task, target: 'lint', project: 'ui', passed: 1, isCached: true, ms: 0 },
    { ...task, target: 'lint', project: 'api', passed: 1 },
    { ...task, target: 'test', project: 'api', passed: 900, failed: 2, names: ['a.spec.ts: adds', 'b'] },
  ];
  assert.equal(
    summary(results, 250_000),
    [
      '',
      'lint  2 tasks, 1 cached  1 min 5 s  2 passed',
      'test  1 task             1 min 5 s  900 passed, 2 FAILED',
      'Everything: 4 min 10 s',
      '',
      'FAILED  test of api: 2',
      '  a.spec.ts: adds',
      '  b',
      '',
      '902 passed, 2 failed',
      '',
    ].join('\n'),
  );
});
