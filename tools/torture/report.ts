const MAX_PROBLEMS = 5;

/** Collects what holds and what does not, and prints each at once. */
export type Report = {
  /** One sentence about the product, which holds when there are no problems. */
  check: (sentence: string, problems: readonly string[]) => void;
  /** A figure or a sign of life; counts as nothing. */
  note: (text: string) => void;
  counts: () => { passed: number; failed: number };
};

/** @param print takes a line without its end */
export function newReport(print: (line: string) => void): Report {
  const counts = { passed: 0, failed: 0 };
  return {
    check: (sentence, problems) => {
      counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
      print(`${problems.length === 0 ? 'ok' : 'FAILED'}  ${sentence}`);
      for (const problem of problems.slice(0, MAX_PROBLEMS)) print(`        ${problem}`);
      if (problems.length > MAX_PROBLEMS) print(`        and ${problems.length - MAX_PROBLEMS} more`);
    },
    note: (text) => print(`..  ${text}`),
    counts: () => ({ ...counts }),
  };
}
