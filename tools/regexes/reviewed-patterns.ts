/** A regular expression that takes more than linear time, and may. */
type ReviewedPattern = {
  /** Below the root of the workspace. */
  readonly file: string;
  /** How the pattern begins. */
  readonly begins: string;
  /** The longest text that meets it. */
  readonly limit: string;
  readonly reason: string;
};

/** The exceptions of the check, each seen by a person. docs/regular-expressions.md explains them. */
export const REVIEWED_PATTERNS: readonly ReviewedPattern[] = [
  {
    file: 'libs/article-extractor/src/contradictions.ts',
    begins: String.raw`(\p{Lu}[\p{L}\p{N}&’'-]+)\s`,
    limit: 'the text of an article',
    reason: 'A word that is one letter case after the other, in the thread that is stopped after its time.',
  },
];
