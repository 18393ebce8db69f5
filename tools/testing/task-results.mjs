import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Targets whose tasks write a report of their tests into dist/tests: without one, nothing is proved. */
const REPORTED = [
  ...['test', 'long-specs', 'stories', 'smoke', 'e2e', 'torture'],
  ...['tool-tests', 'documents', 'recipe', 'package-tests', 'training'],
];

/**
 * Reads what a run of Nx did, from Nx's record of its last run and from the reports of the test runners. Nx restores the
 * report of a cached task, so that its tests count too.
 * @param root of the workspace
 * @param record file of the record; a run that was killed leaves none
 * @returns per task `{ target, project, ms, isCached, passed, failed, names }`, `names` those of tests that failed; a task
 *   without tests counts as one test
 */
export function taskResults(root, record) {
  const { tasks } = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { tasks: [] };
  return tasks.map(({ projectName: project, target, startTime, endTime, cacheStatus, status }) => ({
    target,
    project,
    ms: Date.parse(endTime) - Date.parse(startTime),
    isCached: cacheStatus !== 'cache-miss',
    ...countsOf({ root, project, target, ok: status === 0 }),
  }));
}

function countsOf({ root, project, target, ok }) {
  const report = readReport(join(root, 'dist/tests', `${project}.${target}`));
  if (!report) {
    const isPassed = ok && !REPORTED.includes(target);
    return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, names: [] };
  }
  const { passed, failed, names = [] } = report;
  return { passed, failed: ok ? failed : Math.max(1, failed), names };
}

/** @param path without its ending: `.tap` of node's runner, `.json` of jest, Playwright and torture */
function readReport(path) {
  if (existsSync(`${path}.tap`)) return readTap(readFileSync(`${path}.tap`, 'utf8'));
  if (!existsSync(`${path}.json`)) return null;
  const report = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    // skipped: after too many failures
    return { passed: expected + flaky, failed: unexpected + skipped, names: failedJourneys(report.suites) };
  }
  if ('numPassedTests' in report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      names: report.testResults.flatMap(failedSpecs),
    };
  return report;
}

/** A spec file that cannot be loaded has no tests. */
function failedSpecs({ name, status, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${basename(name)}: not loaded`];
  return failed.map(({ fullName }) => `${basename(name)}: ${fullName}`);
}

/** @param suites of Playwright, which may hold suites */
function failedJourneys(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${basename(file)}: ${title}`),
    ...failedJourneys(inner),
  ]);
}

/** "# pass 4" and "# fail 0" in the closing lines. */
function readTap(text) {
  // The totals are the last lines: a test may print the same form before.
  const numberAfter = (word) =>
    Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  const names = [...text.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name]) => name);
  return { passed: numberAfter('pass'), failed: numberAfter('fail') + numberAfter('cancelled'), names };
}

/** Failed tests that are named for a task. */
const MAX_NAMES = 20;
const MAX_NAME_CHARACTERS = 150;

/**
 * The closing table: a line per target, a line per task that failed with some of its tests, and the sum alone on the last line.
 * @param results as of taskResults
 * @param ms of the whole run; less than the sum of the tasks, which run side by side
 */
export function summary(results, ms) {
  const targets = [...new Set(results.map(({ target }) => target))];
  const rows = targets.map((target) => targetRow(results.filter((result) => result.target === target)));
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  const lines = rows.map(([target, tasks, time, counts]) =>
    [target.padEnd(widths[0]), tasks.padEnd(widths[1]), time.padStart(widths[2]), counts].join('  '),
  );
  const failures = results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ project, target, failed, names }) => [
      `FAILED  ${target} of ${project}: ${failed}`,
      ...names.slice(0, MAX_NAMES).map((name) => `  ${name.slice(0, MAX_NAME_CHARACTERS)}`),
    ]);
  const total = (field) => results.reduce((sum, result) => sum + result[field], 0);
  const parts = [...lines, `Everything: ${duration(ms)}`, ...(failures.length > 0 ? ['', ...failures] : [])];
  return `\n${parts.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed\n`;
}

function targetRow(results) {
  const sum = (field) => results.reduce((total, result) => total + Number(result[field]), 0);
  const cached = sum('isCached') > 0 ? `, ${sum('isCached')} cached` : '';
  const failed = sum('failed') > 0 ? `, ${sum('failed')} FAILED` : '';
  const tasks = `${results.length} ${results.length === 1 ? 'task' : 'tasks'}${cached}`;
  return [results[0].target, tasks, duration(sum('ms')), `${sum('passed')} passed${failed}`];
}

/** 65_000 is '1 min 5 s'. */
function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
