import type { Evidence } from './evidence';
import type { ExtractedStartup } from './extracted-startup';

/** Value of a company, as text. */
interface Claim {
  readonly company: string;
  readonly value: string;
}

/** Rule that decides whether a passage proves the values of a field. */
export interface ProofRule {
  /** Returns the continuation of 'The sentence does not say', such as 'that the company was founded in 2019'. */
  readonly claim: (value: string) => string;
  /** Returns true if a passage contains the value, regardless of the company. */
  readonly isIn: (passage: string, claim: Claim) => boolean;
  /** Returns the contradiction in a statement that contains the value; null if there is no contradiction. */
  readonly contradiction: (statement: string, claim: Claim) => string | null;
  /**
   * Returns true if a passage states the value and the surrounding statement does not contradict it. Undefined if
   * `isIn` and `contradiction` are sufficient.
   */
  readonly proves?: (
    startup: ExtractedStartup,
    evidence: Evidence,
    passage: string,
    statement: string,
  ) => boolean;
}

export const WHOLE = { start: 0, end: Number.MAX_SAFE_INTEGER };
