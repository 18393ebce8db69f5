import type { Random } from '../../apps/api/src/operations/seed/sample/random';
import type { Report } from './report';

/**
 * Options of a trial. With the same seed, a trial sends the same requests in the same order, but not with the same
 * timing.
 */
export type TrialContext = {
  random: Random;
  report: Report;
  /** True for the short form in `npm test`, which takes a few seconds per trial. */
  isShort: boolean;
  /** Duration of a trial that does not end by itself, in seconds. */
  seconds: number;
  /** Number of requests that the fuzzer sends. */
  requests: number;
};

export type Trial = { name: string; run: (context: TrialContext) => Promise<void> };
