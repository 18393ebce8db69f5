import type { Proposal } from './cross-validation';
import type { TrainingArticle } from './training-article';

export interface Point {
  readonly score: number;
  readonly precision: number;
  readonly recall: number;
}

/** Precision and recall at each score, from the highest. */
export function curveOf(proposals: readonly Proposal[], articles: readonly TrainingArticle[]): Point[] {
  const total = articles.reduce((sum, { names }) => sum + names.size, 0);
  let [right, wrong] = [0, 0];
  return [...proposals]
    .sort((a, b) => b.score - a.score)
    .map(({ score, isStartup }) => {
      if (isStartup) right += 1;
      else wrong += 1;
      return { score, precision: right / (right + wrong), recall: right / total };
    });
}

const f1 = ({ precision, recall }: Point): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

/** The point with the best F1; null without any. */
export const bestPoint = (curve: readonly Point[]): (Point & { f1: number }) | null =>
  curve.reduce<(Point & { f1: number }) | null>(
    (best, point) => (best === null || f1(point) > best.f1 ? { ...point, f1: f1(point) } : best),
    null,
  );

/** The largest recall at which the precision is still so high; zero where it is never. The first ten decide nothing. */
export const recallAt = (curve: readonly Point[], precision: number): number =>
  curve.reduce((most, point, rank) => (rank >= 10 && point.precision >= precision ? point.recall : most), 0);

/** The lowest score at which the precision is still so high; Infinity where it is never. The first ten decide nothing. */
export const scoreAt = (curve: readonly Point[], precision: number): number =>
  curve.reduce(
    (lowest, point, rank) => (rank >= 10 && point.precision >= precision ? point.score : lowest),
    Infinity,
  );

/** The highest score at which so much is found; zero where it never is. */
export const scoreOf = (curve: readonly Point[], recall: number): number =>
  curve.find((point) => point.recall >= recall)?.score ?? 0;

/** The best precision at which so much is found; zero where it never is. */
export const precisionAt = (curve: readonly Point[], recall: number): number =>
  curve.reduce((best, point) => (point.recall >= recall ? Math.max(best, point.precision) : best), 0);

/** Of the articles without a startup, the share in which nothing reaches the score. */
export function quietShare(
  proposals: readonly Proposal[],
  articles: readonly TrainingArticle[],
  score: number,
): number {
  const empty = articles.filter(({ names }) => names.size === 0);
  const loud = new Set(proposals.filter((each) => each.score >= score).map(({ article }) => article.id));
  return empty.length === 0 ? 1 : empty.filter(({ id }) => !loud.has(id)).length / empty.length;
}
