const MAX_PROBLEMS = 5;

/** Report that collects and prints the results of checks. */
export type Report = {
  /** Records a statement about the product. The statement is true if there are no problems. */
  check: (sentence: string, problems: readonly string[]) => void;
  /** Prints a figure or progress message. It does not affect the result. */
  note: (text: string) => void;
  counts: () => { passed: number; failed: number };
};

/**
 * Creates a report.
 * @param print receives each line, without a line break
 */
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
