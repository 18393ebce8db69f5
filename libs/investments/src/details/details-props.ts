import type { Ledger } from '../ledger/ledger';
import type { Investment } from '../list/investment';

/** What both faces of the details, beside the list and inside a card, are made of. */
export interface DetailsProps {
  readonly startup: Investment;
  readonly now: Date;
  /** Null where it is not known, or not yet. */
  readonly ledger: Ledger | null;
  /** Called once the startup no longer fits the list. */
  readonly onLeave: () => void;
}
