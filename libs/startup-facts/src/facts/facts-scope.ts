import type { StartupFacts } from '@vaglio/contract';
import type { FactNotice, UndoneBy } from './fact-notice';

/** What every part of the facts of one startup is made of. */
export interface FactsScope {
  readonly facts: StartupFacts;
  /** Whether the person may change facts; others see sources, history and reasons. */
  readonly canEdit: boolean;
  /** Receives what was done or refused. */
  readonly report: (notice: FactNotice) => void;
  /** Takes back one act by its id: a change of a fact, unless `of` says otherwise. */
  readonly undoChange: (id: string, of?: UndoneBy) => Promise<void>;
}
