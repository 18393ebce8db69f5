import type { Random } from '../../apps/api/src/operations/seed/sample/random';
import type { Report } from './report';

/** What a trial needs: the same seed makes the same calls in the same order, though not the same timing. */
export type TrialContext = {
  random: Random;
  report: Report;
  /** Whether this is the part of `npm test`: a few seconds for each trial. */
  isShort: boolean;
  /** How long a trial that has no end of its own lasts. */
  seconds: number;
  /** How many requests the fuzzer makes. */
  requests: number;
};

export type Trial = { name: string; run: (context: TrialContext) => Promise<void> };
