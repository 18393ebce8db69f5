import type { ExtractedField } from './extracted-startup';

/**
 * Quote in the article's wording, with its range in code points. `end` is exclusive. If the article does not contain
 * the quote, both positions are null.
 */
export interface LocatedQuote {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** Quotes from an article for one value of a startup. If no quote is found in the article, the value has no source. */
export interface Evidence {
  readonly field: ExtractedField;
  /** Text of the value: the name of a founder, investor or award, or the value itself. */
  readonly value: string;
  readonly quotes: readonly LocatedQuote[];
}
