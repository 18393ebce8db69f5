import { countTests } from './test-counts.mjs';

const ALL = 'All, side by side';
const AT_ONCE = 2;

/**
 * Runs steps in their order, two at a time: as one ends, the first that is ready starts, so that no core waits
 * while there is work. A step that fails does not stop the others. What a step prints is shown whole when it has ended,
 * so that two of them do not mix.
 * @param steps list of `{ title, run, after }`: `run` resolves to `{ ok, output }`, `after` names the earlier step that
 *   must have ended before this one starts
 * @param options `print` for each piece of text, `now` in milliseconds
 * @returns per step `{ title, passed, failed, ms }`, in the order in which they ended; a step that failed without
 *   saying which test counts as one failed test
 */
export async function runSteps(steps, { print = printOut, now = () => performance.now() } = {}) {
  const done = [];
  const waiting = [...steps];
  const runStep = async ({ title, run }) => {
    const start = now();
    print(`.. ${title}\n`);
    const { ok, output } = await run().catch(failedRun);
    const { passed, failed } = countTests(output);
    const result = { title, passed, failed: failed + (ok || failed > 0 ? 0 : 1), ms: now() - start };
    done.push(result);
    print(
      `\n== ${title} (${duration(result.ms)})\n${output}${result.failed > 0 ? `\n== FAILED: ${title}\n` : ''}\n`,
    );
  };
  const isReady = ({ after }) => after === undefined || done.some(({ title }) => title === after);
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    if (next >= 0 && running.size < AT_ONCE) {
      const [step] = waiting.splice(next, 1);
      const ended = runStep(step).then(() => running.delete(ended));
      running.add(ended);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`No step ends before: ${waiting.map(({ title }) => title).join(', ')}`);
  }
  return done;
}

function printOut(text) {
  process.stdout.write(text);
}

function failedRun(error) {
  return { ok: false, output: `${error.stack ?? error}\n` };
}

/**
 * The closing table: a line per step, and under it the sum on a line of its own.
 * @param results as from runLanes
 * @param ms of the whole run; less than the sum of the steps, which run side by side
 */
export function summary(results, ms) {
  const width = Math.max(...[ALL, ...results.map(({ title }) => title)].map((title) => title.length));
  const lines = results.map(
    ({ title, passed, failed, ms: stepMs }) =>
      `${title.padEnd(width)}  ${duration(stepMs).padStart(12)}  ${counts(passed, failed)}`,
  );
  const total = { passed: sum(results, 'passed'), failed: sum(results, 'failed') };
  const all = `${ALL.padEnd(width)}  ${duration(ms).padStart(12)}`;
  return `${[...lines, all].join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`;
}

const counts = (passed, failed) =>
  passed + failed === 0 ? 'ok' : `${passed} ok${failed > 0 ? `, ${failed} FAILED` : ''}`;

const sum = (results, field) => results.reduce((total, result) => total + result[field], 0);

/** 65_000 is '1 min 5 s'. */
function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
