import type { ReviewCompany } from '@vaglio/contract';
import type { Decision } from './acts';
import type { Selection } from './selection';

/** A choice that was refused because somebody else decided first. */
export interface KeptChoice {
  /** 'Take 2021'. */
  readonly text: string;
  /** Chooses it again, over what is there now. */
  readonly repeat: () => void;
  readonly drop: () => void;
}

/**
 * What the rows of an article show beside their values, and what can be done there. What is done is the same function from
 * first to last; what ends in Of is asked while a row is drawn.
 */
export interface DeskScope {
  /** False while somebody else is on the article. */
  readonly canAct: boolean;
  readonly selection: Selection | null;
  /** The selected value is being corrected. */
  readonly isEditing: boolean;
  readonly select: (stop: Selection) => void;
  readonly edit: (stop: Selection) => void;
  readonly closeEdit: () => void;
  /** @param text how a corrected value reads; '' otherwise */
  readonly decide: (stop: Selection, decision: Decision, text: string) => void;
  readonly accept: (company: ReviewCompany) => void;
  readonly setAside: (company: ReviewCompany, reason: NonNullable<ReviewCompany['reason']>) => void;
  readonly askMerge: (company: ReviewCompany) => void;
  /** Takes back what one did last to a value, or to a company where the key is ''; null where it is not known. */
  readonly undoOf: (stop: Selection) => (() => void) | null;
  readonly keptOf: (stop: Selection) => KeptChoice | null;
  /** A correction that was refused, and none of the value since. */
  readonly refusedOf: (stop: Selection) => Decision | null;
}
