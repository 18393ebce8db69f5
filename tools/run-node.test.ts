import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { runNode } from './run-node.mjs';

const HERE = { root: tmpdir(), quiet: true };
const FOR_EVER = 'setInterval(() => {}, 1000)';
/** Starts another, prints its process id, and ends. */
const leaving = (options: string) =>
  `const left = require('child_process').spawn(process.execPath, ['-e', '${FOR_EVER}'], ${options}); console.log(left.pid); process.exit(0)`;

test('a program that ends well is ok, with all that it printed', async () => {
  assert.deepEqual(await runNode(['-e', 'console.log(42)'], HERE), { ok: true, output: '42\n' });
});

test('a program that ends badly is not ok', async () => {
  assert.equal((await runNode(['-e', 'process.exit(3)'], HERE)).ok, false);
});

test('a program that prints nothing for its minutes is killed, and not ok', async () => {
  const { ok, output } = await runNode(['-e', `console.log('begun'); ${FOR_EVER}`], {
    ...HERE,
    silentMinutes: 0.02,
  });
  assert.equal(ok, false);
  assert.match(output, /^begun\n[^]*no output for 0.02 minutes/);
});

test('a slow program that goes on printing is not killed', async () => {
  const program = 'let n = 0; setInterval(() => { console.log(n); if (++n === 8) process.exit(0); }, 500)';
  const { ok } = await runNode(['-e', program], { ...HERE, silentMinutes: 0.05 });
  assert.equal(ok, true);
});

for (const options of ["{ stdio: 'inherit' }", "{ stdio: 'inherit', detached: true }"]) {
  test(`a process left behind with the output open delays nothing: ${options}`, async () => {
    const { ok, output } = await runNode(['-e', leaving(options)], HERE);
    assert.equal(ok, true);
    endWhatIsLeft(Number(output));
  });
}

function endWhatIsLeft(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its group.
  }
}
