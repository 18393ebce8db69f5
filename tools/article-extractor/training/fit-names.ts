import type { FirstStage } from '../../../libs/article-extractor/src/learned/first-stage';
import { rowsOf, type NameRow } from '../../../libs/article-extractor/src/learned/name-model';
import type { Forest } from '../../../libs/article-extractor/src/learned/trees';
import { fitForest, FOREST } from './fit-forest';
import type { PreparedArticle } from './prepared-article';

/** Candidate name in an article that was not in the training data of the first stage. */
export interface UnseenRow extends NameRow {
  readonly article: PreparedArticle['article'];
}

const SEEDS = [5, 6, 7];

/** Returns the candidate names of an article as input for the second stage. */
export const unseenRows = (
  stage: FirstStage,
  { article, reading, doubts, features }: PreparedArticle,
): UnseenRow[] =>
  rowsOf(stage, reading, doubts, features)
    .filter(({ candidate }) => !article.optional.has(candidate.key))
    .map((row) => ({ ...row, article }));

/** Fits the second stage on first-stage scores of articles that were not in the training data of the first stage. */
export function fitForests(rows: readonly UnseenRow[]): Forest[] {
  const truths = rows.map(({ article, candidate }) => article.names.has(candidate.key));
  const figures = rows.map(({ row }) => row);
  return SEEDS.map((seed) => fitForest(figures, truths, { ...FOREST, seed }));
}
