/** Regular expression whose superlinear running time was reviewed and accepted. */
type ReviewedPattern = {
  /** Path of the file in the workspace. */
  readonly file: string;
  /** Beginning of the regular expression. */
  readonly begins: string;
  /** Maximum length of the text to which the regular expression is applied. */
  readonly limit: string;
  readonly reason: string;
};

/** Manually reviewed exceptions to the check, explained in docs/regular-expressions.md. */
export const REVIEWED_PATTERNS: readonly ReviewedPattern[] = [
  {
    file: 'libs/article-extractor/src/contradictions.ts',
    begins: String.raw`(\p{Lu}[\p{L}\p{N}&’'-]+)\s`,
    limit: 'the text of an article',
    reason: 'A word that is one letter case after the other, in the thread that is stopped after its time.',
  },
];
