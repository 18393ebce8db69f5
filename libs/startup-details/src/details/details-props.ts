import type { StartupActionsProps } from '@vaglio/startup-decisions';
import type { ScoreLedger } from '@vaglio/contract';
import type { FactsScope } from '@vaglio/startup-facts';
import type { NotesScope } from '@vaglio/startup-activity';
import type { DetailsTab } from '@vaglio/startups-data';

/** Props that the details next to the list and inside a card share. */
export interface DetailsProps extends Omit<StartupActionsProps, 'isWide' | 'children'> {
  /** Score ledger, or null if it is unknown or not yet loaded. */
  readonly ledger: ScoreLedger | null;
  /** Tab in the address. On a server without facts, only the first tab exists. */
  readonly tab: DetailsTab;
  readonly onTabChange: (tab: DetailsTab) => void;
  /** True if single-character hotkeys are enabled. The hints then show them. */
  readonly shortcutsEnabled: boolean;
  readonly notes: NotesScope;
  readonly onFactChange: FactsScope['report'];
  readonly undoFactChange: FactsScope['undoChange'];
}
