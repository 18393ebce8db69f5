import type { ModelFailure } from './model-failure';
import type { Said } from './read-body';

/** What came of one call. `refused`: for its form only; it costs nothing, and the next call takes another form. */
export type CallResult = ({ kind: 'answered' } & Said) | { kind: 'refused'; reason: string } | ModelFailure;
