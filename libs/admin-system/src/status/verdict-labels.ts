import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { StatusFinding } from '@vaglio/contract';
import type { BadgeTone } from '@vaglio/ui';

type Verdict = StatusFinding['verdict'];
interface VerdictLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

/** Appearance of each verdict, worst verdict first. */
export const VERDICTS: Readonly<Record<Verdict, VerdictLook>> = {
  problem: { label: 'Does not work', tone: 'red', icon: CircleX },
  warning: { label: 'Needs attention', tone: 'amber', icon: TriangleAlert },
  fine: { label: 'OK', tone: 'green', icon: CircleCheck },
};

/** Sorts findings by verdict, worst first. Findings with the same verdict keep their order. */
export function worstFirst(findings: readonly StatusFinding[]): StatusFinding[] {
  const order = Object.keys(VERDICTS);
  return [...findings].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

/**
 * Returns a summary of the checks, such as '1 does not work, 2 need attention.' or 'All 24 checks are OK.'
 * @param checks number of all checks
 */
export function summaryText(problems: number, warnings: number, checks: number): string {
  if (problems === 0 && warnings === 0)
    return checks === 1 ? 'The check is OK.' : `All ${checks} checks are OK.`;
  const parts = [
    problems > 0 && `${problems} ${problems === 1 ? 'does' : 'do'} not work`,
    warnings > 0 && `${warnings} ${warnings === 1 ? 'needs' : 'need'} attention`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
