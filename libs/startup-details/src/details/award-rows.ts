import { compareLines } from '@vaglio/award-scoring';
import type { LedgerLine, ScoreLedger, Startup } from '@vaglio/contract';

/** Award as displayed in the details. */
export interface AwardRow {
  readonly name: string;
  /** Weight, or undefined if the server omits it. */
  readonly weight: number | undefined;
  readonly status: LedgerLine['status'];
}

/**
 * Returns the awards of a startup from its ledger. Without a ledger, it uses the weights in the startup, where 0 means
 * that the award did not count.
 */
export function awardRows({ awards = [] }: Startup, ledger: ScoreLedger | null): AwardRow[] {
  if (ledger)
    return ledger.lines
      .toSorted(compareLines)
      .map(({ award, weight, status }) => ({ name: award, weight, status }));
  return awards.map(({ award_name, weight_used }) => ({
    name: award_name,
    weight: weight_used,
    status: weight_used === 0 ? 'superseded' : 'counted',
  }));
}
