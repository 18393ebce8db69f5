/** What may belong to a company of an article. */
export const FACT_FIELDS = ['sum', 'place', 'year', 'person', 'investor', 'award'] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Something that the text says, at one place; whose it is, a model decides. */
export interface Fact {
  readonly field: FactField;
  /** The same for the same value: `CHF 1000000`, `ZH`, `2019`, a folded name, the name of an award. */
  readonly value: string;
  /** Tokens of the reading, from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** What the models see of it besides its words and place. */
  readonly own: readonly string[];
  /** What is counted of it; as many for each fact of a field. */
  readonly numbers: readonly number[];
}
