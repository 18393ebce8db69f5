import type { StartupActionsProps } from '@vaglio/startup-decisions';
import type { ScoreLedger } from '@vaglio/contract';
import type { FactsScope } from '@vaglio/startup-facts';
import type { NotesScope } from '@vaglio/startup-activity';
import type { DetailsTab } from '@vaglio/startups-data';

/** What both faces of the details, beside the list and inside a card, are made of. */
export interface DetailsProps extends Omit<StartupActionsProps, 'isWide' | 'children'> {
  /** Null where it is not known, or not yet. */
  readonly ledger: ScoreLedger | null;
  /** The tab of the address; without facts there is only the first. */
  readonly tab: DetailsTab;
  readonly onTabChange: (tab: DetailsTab) => void;
  /** Whether single keys act: then those that are shown do. */
  readonly shortcutsEnabled: boolean;
  readonly notes: NotesScope;
  readonly onFactChange: FactsScope['report'];
  readonly undoFactChange: FactsScope['undoChange'];
}
