/**
 * The confidence from which a startup or value of an article is used by itself, unless an admin sets another: where
 * precision is 0.97 in cross-validation (docs/extraction.md). Written by `npm run tool tools/article-extractor/training/train-command.ts`.
 */
export const DEFAULT_FLOOR = 0.919;
