import type { ModelFailure } from './model-failure';
import type { Said } from './read-body';

/** An answer. */
interface Answered extends Said {
  readonly kind: 'answered';
  /** Most tokens that the model takes for an answer, where it is known. */
  readonly outputLimit: number | null;
}

/** What came of one call. `refused`: for its form only; it costs nothing, and the next call takes another form. */
export type CallResult = Answered | { kind: 'refused'; reason: string } | ModelFailure;
