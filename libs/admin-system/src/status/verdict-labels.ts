import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { StatusFinding } from '@vaglio/contract';
import type { BadgeTone } from '@vaglio/ui';

type Verdict = StatusFinding['verdict'];
interface VerdictLook {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
}

/** How a verdict is shown; the worst is the first. */
export const VERDICTS: Readonly<Record<Verdict, VerdictLook>> = {
  problem: { label: 'Does not work', tone: 'red', icon: CircleX },
  warning: { label: 'Look at this', tone: 'amber', icon: TriangleAlert },
  fine: { label: 'OK', tone: 'green', icon: CircleCheck },
};

/** Findings with what needs somebody first, else in their order. */
export function worstFirst(findings: readonly StatusFinding[]): StatusFinding[] {
  const order = Object.keys(VERDICTS);
  return [...findings].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

/** '1 does not work, 2 to look at.' */
export function summaryText(problems: number, warnings: number): string {
  if (problems === 0 && warnings === 0) return 'All is well.';
  const parts = [
    problems > 0 && `${problems} ${problems === 1 ? 'does' : 'do'} not work`,
    warnings > 0 && `${warnings} to look at`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
