import type { Canton } from '@vaglio/startups-domain';
import type { CompanySumKind } from './relation-model';

/** A value of a company with the passages that say it, and how likely it is right, calibrated. */
export interface Sure<T> {
  readonly value: T;
  /** Whether or not a quote proves it. */
  readonly confidence: number;
  /** Once a quote is found to prove it. */
  readonly proved: number;
  readonly quotes: readonly string[];
}

export interface StatedSum {
  readonly amount: number;
  readonly currency: string;
  readonly as_stated: string;
  readonly kind: CompanySumKind;
}

/** What an article says of one company, the surest first. */
export interface CompanyValues {
  /** Every sum that belongs to it. */
  readonly sums: readonly Sure<StatedSum>[];
  /** The money it raised: all rounds so far where the text says so, else its surest round. */
  readonly raised: Sure<StatedSum> | null;
  readonly canton: Sure<Canton> | null;
  readonly founding_year: Sure<number> | null;
  readonly founders: readonly Sure<{ readonly first_name: string; readonly last_name: string }>[];
  readonly investors: readonly Sure<string>[];
  readonly awards: readonly Sure<string>[];
}
