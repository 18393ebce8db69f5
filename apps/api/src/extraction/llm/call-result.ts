import type { ModelFailure } from './model-failure';
import type { Said } from './read-body';

/** Successful response of a model. */
interface Answered extends Said {
  readonly kind: 'answered';
  /** Maximum output tokens of the model, if known. */
  readonly outputLimit: number | null;
}

/**
 * Result of a request to a model. `refused` only concerns the form of the request: it costs nothing, and the next
 * request uses another form.
 */
export type CallResult = Answered | { kind: 'refused'; reason: string } | ModelFailure;
