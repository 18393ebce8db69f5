import type { ExtractedField } from './extracted-startup';

/** A quote as the article has it, from `start` up to `end` in code points of its text; both null when it is not there. */
export interface LocatedQuote {
  readonly text: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** The quotes of an article for one value of a startup; no quote, or none that is found, is "no source found". */
export interface Evidence {
  readonly field: ExtractedField;
  /** As text: the founder, investor or award, or the plain value. */
  readonly value: string;
  readonly quotes: readonly LocatedQuote[];
}
