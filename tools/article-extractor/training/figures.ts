import type { Proposal } from './cross-validation';
import type { TrainingArticle } from './training-article';

export interface Point {
  readonly score: number;
  readonly precision: number;
  readonly recall: number;
}

/** Returns the precision and recall at each score, sorted by descending score. */
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

/** Returns the point with the highest F1 score; null if the curve is empty. */
export const bestPoint = (curve: readonly Point[]): (Point & { f1: number }) | null =>
  curve.reduce<(Point & { f1: number }) | null>(
    (best, point) => (best === null || f1(point) > best.f1 ? { ...point, f1: f1(point) } : best),
    null,
  );

/**
 * Returns the highest recall that has at least the given precision; 0 if there is none. The first ten points are
 * ignored, because they are based on too few names.
 */
export const recallAt = (curve: readonly Point[], precision: number): number =>
  curve.reduce((most, point, rank) => (rank >= 10 && point.precision >= precision ? point.recall : most), 0);

/**
 * Returns the lowest score that has at least the given precision; Infinity if there is none. The first ten points are
 * ignored, because they are based on too few names.
 */
export const scoreAt = (curve: readonly Point[], precision: number): number =>
  curve.reduce(
    (lowest, point, rank) => (rank >= 10 && point.precision >= precision ? point.score : lowest),
    Infinity,
  );

/** Returns the highest score that has at least the given recall; 0 if there is none. */
export const scoreOf = (curve: readonly Point[], recall: number): number =>
  curve.find((point) => point.recall >= recall)?.score ?? 0;

/** Returns the highest precision that has at least the given recall; 0 if there is none. */
export const precisionAt = (curve: readonly Point[], recall: number): number =>
  curve.reduce((best, point) => (point.recall >= recall ? Math.max(best, point.precision) : best), 0);

/** Returns the share of articles without startups in which all names are below the given score. */
export function quietShare(
  proposals: readonly Proposal[],
  articles: readonly TrainingArticle[],
  score: number,
): number {
  const empty = articles.filter(({ names }) => names.size === 0);
  const loud = new Set(proposals.filter((each) => each.score >= score).map(({ article }) => article.id));
  return empty.length === 0 ? 1 : empty.filter(({ id }) => !loud.has(id)).length / empty.length;
}
