import type { Finding, Verdict } from './finding';

const MARKS: Readonly<Record<Verdict, string>> = { fine: 'ok', warning: 'look', problem: 'BAD' };

/** Findings as lines for a terminal, and how many of each kind. */
export function report(findings: readonly Finding[]): { text: string; hasProblem: boolean } {
  const width = Math.max(...findings.map(({ subject }) => subject.length), 0);
  const lines = findings.flatMap(({ subject, verdict, text, advice }) => [
    `${MARKS[verdict].padEnd(4)}  ${subject.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 8)}${advice}`]),
  ]);
  const countOf = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
  const [warnings, problems] = [countOf('warning'), countOf('problem')];
  lines.push('', `${findings.length} checks: ${problems} do not work, ${warnings} to look at.`);
  return { text: `${lines.join('\n')}\n`, hasProblem: problems > 0 };
}
