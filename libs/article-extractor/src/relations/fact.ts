/** Kinds of facts that may belong to a company of an article. */
export const FACT_FIELDS = ['sum', 'place', 'year', 'person', 'investor', 'award'] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Value that the text states at one position. A model decides which company the value belongs to. */
export interface Fact {
  readonly field: FactField;
  /**
   * Normalised value, which is identical for equal facts: `CHF 1000000`, `ZH`, `2019`, a folded name, or an award name.
   */
  readonly value: string;
  /** Index of the first token; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Features for the models in addition to the words and the position of the fact. */
  readonly own: readonly string[];
  /** Numeric features. Every fact of a field has the same number of numeric features. */
  readonly numbers: readonly number[];
}
