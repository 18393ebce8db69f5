import type { ExtractedField, ExtractedStartup } from './extracted-startup';

/** Stored article as the input of an extractor. The text is plain text with one paragraph per line. */
export interface ArticleText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** ISO 8601 date or time; null if the source does not state it. */
  readonly published_at: string | null;
  /** Language (ISO 639-1). Without it, the extractor detects the language. */
  readonly lang?: string | null;
}

/** Award parameter that the extraction may return. */
export interface KnownAward {
  readonly parameterID: string;
  readonly name: string;
}

interface ExtractionUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Price in the budget currency; undefined if extractions are free. */
  readonly cost?: number;
}

/**
 * Calibrated confidence of a startup and its values, from 0 to 1. Of all results with a confidence of 0.9, 90% are
 * correct.
 */
export interface StartupConfidence {
  readonly company: number;
  /**
   * Confidence of each value, which is identified as in the evidence. A value that is not listed has the confidence of
   * the company.
   */
  readonly values: readonly {
    readonly field: ExtractedField;
    readonly value: string;
    readonly confidence: number;
    /** Confidence that applies once a quote has proved the value; undefined if unknown. */
    readonly proved?: number;
  }[];
}

export interface Extraction {
  readonly startups: readonly ExtractedStartup[];
  /** Confidence of each startup, in startup order; undefined if the extractor does not provide it. */
  readonly confidences?: readonly StartupConfidence[];
  readonly usage: ExtractionUsage;
}

/** Extractor for the startups in one article. It does not verify the returned quotes. `judgeStartups` verifies them. */
export interface Extractor {
  /** Model name that is stored with every extraction. */
  readonly model: string;
  /**
   * Extracts the startups of an article.
   * @param awards awards that the result may contain
   * @param signal cancels a slow call; the promise then rejects
   */
  extract(article: ArticleText, awards: readonly KnownAward[], signal?: AbortSignal): Promise<Extraction>;
}
