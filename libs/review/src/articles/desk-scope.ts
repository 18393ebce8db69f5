import type { ReviewCompany } from '@vaglio/contract';
import type { Decision } from './acts';
import type { Selection } from './selection';

/** User choice that was rejected because another user decided first. */
export interface KeptChoice {
  /** Text of the choice, such as 'Take 2021'. */
  readonly text: string;
  /** Repeats the choice for the current value. */
  readonly repeat: () => void;
  readonly drop: () => void;
}

/**
 * State and actions shared by all rows of an article. Action functions are stable. Functions whose name ends in `Of`
 * are called during rendering.
 */
export interface DeskScope {
  /** False while another user works on the article. */
  readonly canAct: boolean;
  readonly selection: Selection | null;
  /** True while the selected value is being corrected. */
  readonly isEditing: boolean;
  readonly select: (stop: Selection) => void;
  readonly edit: (stop: Selection) => void;
  readonly closeEdit: () => void;
  /** @param text corrected value, formatted for display; '' if the decision is not a correction */
  readonly decide: (stop: Selection, decision: Decision, text: string) => void;
  readonly accept: (company: ReviewCompany) => void;
  readonly setAside: (company: ReviewCompany, reason: NonNullable<ReviewCompany['reason']>) => void;
  readonly askMerge: (company: ReviewCompany) => void;
  /**
   * Returns a function that undoes the user's last action on a value, or on a company if the key is ''. Returns null if
   * no such action is known.
   */
  readonly undoOf: (stop: Selection) => (() => void) | null;
  readonly keptOf: (stop: Selection) => KeptChoice | null;
  /** Returns the last rejected correction of a value; null if there is none or the value was decided since. */
  readonly refusedOf: (stop: Selection) => Decision | null;
}
