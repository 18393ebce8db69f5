import type { StartupActionsProps } from '../edit/StartupActions';
import type { ScoreLedger } from '@vaglio/startups-data';

/** What both faces of the details, beside the list and inside a card, are made of. */
export interface DetailsProps extends Omit<StartupActionsProps, 'isWide'> {
  readonly now: Date;
  /** Of all scores of the list. */
  readonly decimals: number;
  /** Null where it is not known, or not yet. */
  readonly ledger: ScoreLedger | null;
}
