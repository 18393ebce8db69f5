import { compareLines, shownStatus, type ShownStatus } from '@vaglio/award-scoring';
import type { ScoreLedger, Startup } from '@vaglio/contract';

/** Award as displayed in the details. */
export interface AwardRow {
  readonly name: string;
  /** Weight, or undefined if the server omits it. */
  readonly weight: number | undefined;
  readonly status: ShownStatus;
}

/**
 * Returns the awards of a startup from its ledger. Without a ledger, it uses the weights in the startup, where 0 means
 * that the award did not count.
 */
export function awardRows({ awards = [] }: Startup, ledger: ScoreLedger | null): AwardRow[] {
  if (ledger)
    return ledger.lines
      .toSorted(compareLines)
      .map((line) => ({ name: line.award, weight: line.weight, status: shownStatus(line) }));
  return awards.map(({ award_name, weight_used }) => ({
    name: award_name,
    weight: weight_used,
    status: weight_used === 0 ? 'superseded' : 'counted',
  }));
}
