import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Targets whose tasks write a test report to dist/tests. A missing report counts as a failure. */
const REPORTED = [
  ...['test', 'long-specs', 'stories', 'smoke', 'e2e', 'torture'],
  ...['tool-tests', 'documents', 'recipe', 'package-tests', 'training'],
];

/**
 * Reads the results of an Nx run from its record and from the reports of the test runners. Nx restores the report of a
 * cached task, so the tests of that task count too.
 * @param root root of the workspace
 * @param record path of the record; a killed run has no record
 * @returns one object per task: `{ target, project, ms, isCached, passed, failed, names }`. `names` are the names of
 * failed tests. A task without tests counts as one test.
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

/**
 * Reads a test report.
 * @param path path without extension. Node's test runner writes `.tap`; Jest, Playwright and torture write `.json`.
 */
function readReport(path) {
  if (existsSync(`${path}.tap`)) return readTap(readFileSync(`${path}.tap`, 'utf8'));
  if (!existsSync(`${path}.json`)) return null;
  const report = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  if (report.stats) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    // Playwright skips tests after too many failures, so skipped tests count as failed.
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

/**
 * Returns the names of the failed tests in a test file. A file that cannot be loaded has no tests, so its path is
 * returned.
 */
function failedSpecs({ name, status, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${basename(name)}: not loaded`];
  return failed.map(({ fullName }) => `${basename(name)}: ${fullName}`);
}

/**
 * Returns the names of failed journeys.
 * @param suites test suites of Playwright, which may be nested
 */
function failedJourneys(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${basename(file)}: ${title}`),
    ...failedJourneys(inner),
  ]);
}

/** Parses the last lines of a TAP report, such as "# pass 4" and "# fail 0". */
function readTap(text) {
  // The last match is used, because a test may print similar text earlier.
  const numberAfter = (word) =>
    Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  const names = [...text.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name]) => name);
  return { passed: numberAfter('pass'), failed: numberAfter('fail') + numberAfter('cancelled'), names };
}

/** Maximum number of failed tests to list per task. */
const MAX_NAMES = 20;
const MAX_NAME_CHARACTERS = 150;

/**
 * Returns the final table. It has one line per target, one line per failed task with some of its failed tests, and the
 * totals in the last line.
 * @param results result of `taskResults`
 * @param ms duration of the complete run. It is less than the sum of the tasks, because tasks run in parallel.
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

/** Formats a duration, such as '1 min 5 s' for 65_000. */
function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
