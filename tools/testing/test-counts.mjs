/** How many tests passed and failed. */
const RUNNERS = [
  // jest: "Tests:       1 failed, 2 skipped, 40 passed, 43 total"
  {
    line: /Tests: +(.*) total/g,
    read: (text) => ({ passed: numberBefore(text, 'passed'), failed: numberBefore(text, 'failed') }),
  },
  // node --test: "# pass 4" and "# fail 0" (tap), "ℹ pass 4" (spec)
  { line: /^[#ℹ] pass (\d+)$/gm, read: (text) => ({ passed: Number(text), failed: 0 }) },
  { line: /^[#ℹ] fail (\d+)$/gm, read: (text) => ({ passed: 0, failed: Number(text) }) },
  // Playwright: "  3 passed (20.1s)", "  1 flaky" (passed when tried once more), "  1 failed"
  {
    line: /^ {2}(\d+) (?:passed|flaky)(?: \(.*\))?$/gm,
    read: (text) => ({ passed: Number(text), failed: 0 }),
  },
  { line: /^ {2}(\d+) (?:failed|did not run)$/gm, read: (text) => ({ passed: 0, failed: Number(text) }) },
  // npm run torture: "12 passed, 1 failed"
  { line: /^(\d+) passed, \d+ failed$/gm, read: (text) => ({ passed: Number(text), failed: 0 }) },
  { line: /^\d+ passed, (\d+) failed$/gm, read: (text) => ({ passed: 0, failed: Number(text) }) },
];

/**
 * Adds up the closing lines of jest, node's runner and Playwright in what they printed, and of npm run torture.
 * @returns `{ passed, failed }`; zeros when there is no such line
 */
export function countTests(output) {
  const counts = { passed: 0, failed: 0 };
  for (const { line, read } of RUNNERS) {
    for (const [, text] of output.matchAll(line)) {
      const { passed, failed } = read(text);
      counts.passed += passed;
      counts.failed += failed;
    }
  }
  return counts;
}

function numberBefore(text, word) {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
}
