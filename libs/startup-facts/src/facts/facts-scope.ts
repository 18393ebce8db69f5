import type { StartupFacts } from '@vaglio/contract';
import type { FactNotice, UndoneBy } from './fact-notice';

/** Data and functions that all parts of a startup's facts use. */
export interface FactsScope {
  readonly facts: StartupFacts;
  /** True if the user may change facts. Other users see only sources, history and reasons. */
  readonly canEdit: boolean;
  /** Receives the result of a change. */
  readonly report: (notice: FactNotice) => void;
  /** Undoes an action by its id. It is a change of a fact unless `of` specifies another kind. */
  readonly undoChange: (id: string, of?: UndoneBy) => Promise<void>;
}
