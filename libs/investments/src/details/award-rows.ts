import type { Investment } from '../list/investment';
import type { Ledger, LedgerLine } from '../ledger/ledger';
import { sortedLines } from '../ledger/ledger-words';

/** An award as the details list it. */
export interface AwardRow {
  readonly name: string;
  /** Null where it is unknown. */
  readonly weight: number | null;
  readonly status: LedgerLine['status'];
}

/**
 * The awards of a startup: by its ledger, or without one by the weights that were used, where 0 means that the award
 * did not count.
 */
export function awardRows({ awards }: Investment, ledger: Ledger | null): AwardRow[] {
  if (ledger)
    return sortedLines(ledger.lines).map(({ award, weight, status }) => ({ name: award, weight, status }));
  return awards.map(({ award_name, weight_used }) => ({
    name: award_name,
    weight: weight_used,
    status: weight_used === 0 ? 'superseded' : 'counted',
  }));
}
