import type { Canton } from '@vaglio/startups-domain';
import type { CompanySumKind } from './relation-model';

/** Value of a company with its calibrated confidence and the passages that state it. */
export interface Sure<T> {
  readonly value: T;
  /** Confidence that does not depend on a quote. */
  readonly confidence: number;
  /** Confidence that applies once a quote has proved the value. */
  readonly proved: number;
  readonly quotes: readonly string[];
}

export interface StatedSum {
  readonly amount: number;
  readonly currency: string;
  readonly as_stated: string;
  readonly kind: CompanySumKind;
}

/** Values of one company in an article, sorted by descending confidence. */
export interface CompanyValues {
  /** All amounts that belong to the company. */
  readonly sums: readonly Sure<StatedSum>[];
  /** Raised money: the total of all rounds if the text states it, otherwise the round with the highest confidence. */
  readonly raised: Sure<StatedSum> | null;
  readonly canton: Sure<Canton> | null;
  readonly founding_year: Sure<number> | null;
  readonly founders: readonly Sure<{ readonly first_name: string; readonly last_name: string }>[];
  readonly investors: readonly Sure<string>[];
  readonly awards: readonly Sure<string>[];
}
