import type { StartupFacts } from '@vaglio/startups-data';
import type { FactNotice } from './fact-notice';

/** What every part of the facts of one startup is made of. */
export interface FactsScope {
  readonly facts: StartupFacts;
  readonly now: Date;
  /** Whether the person may change facts; others see sources, history and reasons. */
  readonly canEdit: boolean;
  /** Receives what was done or refused. */
  readonly report: (notice: FactNotice) => void;
  /** Takes back one change by its id. */
  readonly undoStep: (changeId: string) => Promise<void>;
}
