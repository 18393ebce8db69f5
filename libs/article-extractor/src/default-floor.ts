/**
 * Default confidence from which a startup or value is accepted without review; an admin can change it. Its precision in
 * cross-validation is 0.97 (docs/extraction.md). Written by `npm run tool
 * tools/article-extractor/training/train-command.ts`.
 */
export const DEFAULT_FLOOR = 0.919;
