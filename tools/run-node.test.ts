import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { runNode } from './run-node.mjs';

const HERE = { root: tmpdir(), quiet: true };
const FOR_EVER = 'setInterval(() => {}, 1000)';
/** Program that starts another program, prints its process id, and ends. */
const leaving = (options: string) =>
  `const left = require('child_process').spawn(process.execPath, ['-e', '${FOR_EVER}'], ${options}); console.log(left.pid); process.exit(0)`;

test('a program that succeeds is reported as ok, with its whole output', async () => {
  assert.deepEqual(await runNode(['-e', 'console.log(42)'], HERE), { ok: true, output: '42\n' });
});

test('a program that fails is reported as not ok', async () => {
  assert.equal((await runNode(['-e', 'process.exit(3)'], HERE)).ok, false);
});

test('a program without output for the allowed minutes is killed and reported as not ok', async () => {
  const { ok, output } = await runNode(['-e', `console.log('begun'); ${FOR_EVER}`], {
    ...HERE,
    silentMinutes: 0.02,
  });
  assert.equal(ok, false);
  assert.match(output, /^begun\n[^]*no output for 0.02 minutes/);
});

test('a slow program with regular output is not killed', async () => {
  const program = 'let n = 0; setInterval(() => { console.log(n); if (++n === 8) process.exit(0); }, 500)';
  const { ok } = await runNode(['-e', program], { ...HERE, silentMinutes: 0.05 });
  assert.equal(ok, true);
});

for (const options of ["{ stdio: 'inherit' }", "{ stdio: 'inherit', detached: true }"]) {
  test(`a process left behind with open output does not delay the result: ${options}`, async () => {
    const { ok, output } = await runNode(['-e', leaving(options)], HERE);
    assert.equal(ok, true);
    endWhatIsLeft(Number(output));
  });
}

function endWhatIsLeft(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended together with its group.
  }
}
