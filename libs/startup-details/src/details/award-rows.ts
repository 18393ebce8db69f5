import { compareLines } from '@vaglio/award-scoring';
import type { LedgerLine, ScoreLedger, Startup } from '@vaglio/contract';

/** An award as the details list it. */
export interface AwardRow {
  readonly name: string;
  /** Undefined where the server leaves it out. */
  readonly weight: number | undefined;
  readonly status: LedgerLine['status'];
}

/**
 * The awards of a startup: by its ledger, or without one by the weights that were used, where 0 means that the award
 * did not count.
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
