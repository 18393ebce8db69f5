import type { ExtractedField, ExtractedStartup } from './extracted-startup';

/** A stored article as an extractor reads it: plain text, one paragraph a line. */
export interface ArticleText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** ISO 8601 date or time, null where the source gives none. */
  readonly published_at: string | null;
  /** ISO 639-1; an extractor finds out for itself where it is missing. */
  readonly lang?: string | null;
}

/** An award that may be found: a parameter. */
export interface KnownAward {
  readonly parameterID: string;
  readonly name: string;
}

interface ExtractionUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** In the currency of the budget; missing where calls are free. */
  readonly cost?: number;
}

/** How likely a startup and its values are right, from 0 to 1, calibrated: of those given 0.9, nine in ten are. */
export interface StartupConfidence {
  readonly company: number;
  /** Values as the evidence has them; a value that is missing has the company's confidence. */
  readonly values: readonly {
    readonly field: ExtractedField;
    readonly value: string;
    readonly confidence: number;
    /** How likely it is right once a quote is found to prove it; missing where that is not known. */
    readonly proved?: number;
  }[];
}

export interface Extraction {
  readonly startups: readonly ExtractedStartup[];
  /** One for each startup, in their order; missing where an extractor does not know. */
  readonly confidences?: readonly StartupConfidence[];
  readonly usage: ExtractionUsage;
}

/** Finds the startups of one article. The answer's quotes are claims: judgeStartups checks them. */
export interface Extractor {
  /** The name stored beside every extraction. */
  readonly model: string;
  /**
   * @param awards the only awards that may be answered
   * @param signal ends a slow call; the promise then rejects
   */
  extract(article: ArticleText, awards: readonly KnownAward[], signal?: AbortSignal): Promise<Extraction>;
}
