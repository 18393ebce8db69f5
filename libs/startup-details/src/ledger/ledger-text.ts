import { shownStatus, type ShownStatus } from '@vaglio/award-scoring';
import type { LedgerLine, ScoreLedger } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';

const SMALL_NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const STATUS_LABELS: Readonly<Record<ShownStatus, string>> = {
  counted: 'Counted',
  no_weight: 'Weight 0',
  superseded: 'Superseded',
  not_weighted: 'Not weighted',
};

/**
 * Describes why an award counts or does not count. It returns null for a counted award that belongs to no exclusivity
 * group.
 */
export function reasonOf(line: LedgerLine): string | null {
  const status = shownStatus(line);
  if (status === 'no_weight') return 'Does not count, because its weight is 0';
  if (status === 'not_weighted') return 'No parameter has this name, so its weight is 0';
  if (status === 'counted')
    return line.group_name === null ? null : inGroup(line.group_name, line.precedence);
  return line.superseded_by === null
    ? 'Superseded by another award of its group'
    : `Superseded by ${line.superseded_by}${becauseOf(line)}`;
}

function inGroup(group: string, precedence: number | null): string {
  return precedence === null ? `Group ${group}` : `Group ${group}, precedence ${precedence}`;
}

function becauseOf({ rule, precedence, superseded_by_precedence: winning }: LedgerLine): string {
  if (winning !== null && winning === precedence)
    return `: both have precedence ${winning}, the larger weight counts`;
  const kept = rule === 'keep_lowest_precedence' ? 'lowest' : 'highest';
  const comparison = winning === null || precedence === null ? '' : `, ${winning} over ${precedence}`;
  return `: the group keeps the ${kept} precedence${comparison}`;
}

/**
 * Returns the caption of a ledger, such as 'Kälteblick AG: nine awards, five of them counted. The score is the sum of
 * the counted weights; the threshold is 8.0.'
 */
export function captionOf({ company_name, threshold, lines }: ScoreLedger): string {
  const counted = lines.filter((line) => shownStatus(line) === 'counted').length;
  const limit = threshold === undefined ? '' : `; the threshold is ${formatScore(threshold)}`;
  return `${company_name}: ${shareOf(lines.length, counted)}. The score is the sum of the counted weights${limit}.`;
}

function shareOf(awards: number, counted: number): string {
  if (awards === 0) return 'no awards';
  if (awards === 1) return counted === 1 ? 'one award, counted' : 'one award, not counted';
  return `${spelledCount(awards)} awards, ${counted === 0 ? 'none' : spelledCount(counted)} of them counted`;
}

function spelledCount(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}
