import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps, summary } from './run-steps.mjs';

const ends = (title: string, output: string, ok = true) => ({ title, run: async () => ({ ok, output }) });
const QUIET = { print: () => undefined, now: () => 0 };

test('a step that fails does not stop those after it', async () => {
  const results = await runSteps(
    [ends('Lint', '', false), ends('Specs', 'Tests: 3 passed, 3 total\n')],
    QUIET,
  );
  assert.deepEqual(results, [
    { title: 'Lint', passed: 0, failed: 1, ms: 0 },
    { title: 'Specs', passed: 3, failed: 0, ms: 0 },
  ]);
});

test('a step that throws has failed, and its output says why', async () => {
  const printed: string[] = [];
  const broken = { title: 'Build', run: () => Promise.reject(new Error('no space left')) };
  const [result] = await runSteps([broken], { ...QUIET, print: (text: string) => printed.push(text) });
  assert.equal(result?.failed, 1);
  assert.match(printed.join(''), /== Build \(0 s\)\nError: no space left/);
});

test('failed tests are counted once, also when the runner reports failure', async () => {
  const output = 'Tests: 2 failed, 1 passed, 3 total\n';
  const [result] = await runSteps([ends('Specs', output, false)], QUIET);
  assert.equal(result?.failed, 2);
});

test('two steps run side by side', async () => {
  let release: (value: { ok: boolean; output: string }) => void = () => undefined;
  const waits = {
    title: 'API',
    run: () => new Promise<{ ok: boolean; output: string }>((resolve) => (release = resolve)),
  };
  const releases = {
    title: 'Lint',
    run: async () => {
      release({ ok: true, output: '' });
      return { ok: true, output: '' };
    },
  };
  const results = await runSteps([waits, releases], QUIET);
  assert.equal(results.length, 2);
});

test('a step that needs another waits for its end, and those behind it do not', async () => {
  const started: string[] = [];
  const step = (title: string, after?: string) => ({
    title,
    ...(after !== undefined && { after }),
    run: async () => {
      started.push(title);
      await new Promise((resolve) => setTimeout(resolve, title === 'Build' ? 20 : 1));
      return { ok: true, output: '' };
    },
  });
  await runSteps([step('Build'), step('Journeys', 'Build'), step('Lint'), step('Types')], QUIET);
  assert.deepEqual(started, ['Build', 'Lint', 'Types', 'Journeys']);
});

test('a step that waits for none of the others is a mistake', async () => {
  const lost = { ...ends('Journeys', ''), after: 'Biuld' };
  await assert.rejects(runSteps([lost], QUIET), /No step ends before: Journeys/);
});

test('the closing table has a line per step with its time, and the sum alone on the last line', () => {
  const results = [
    { title: 'Lint', passed: 0, failed: 0, ms: 13_400 },
    { title: 'Specs of the API', passed: 900, failed: 2, ms: 245_000 },
  ];
  assert.equal(
    summary(results, 250_000),
    [
      'Lint                       13 s  ok',
      'Specs of the API      4 min 5 s  900 ok, 2 FAILED',
      'All, side by side    4 min 10 s',
      '',
      '900 passed, 2 failed',
      '',
    ].join('\n'),
  );
});
