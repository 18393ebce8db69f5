import type { TrainingArticle } from './training-article';

/** Into so many parts the articles are divided to leave one out. */
export const FOLDS = 6;

/** Of two articles with the same key both are left out together. */
export type GroupKey = (article: TrainingArticle) => readonly string[];

/** Whole articles: only those that share a company belong together. */
export const byCompany: GroupKey = ({ names, optional }) => [...names, ...optional];
/** Whole sites, and what shares a company with them. */
export const bySite: GroupKey = (article) => [`site ${article.site}`];
/** Whole years; articles without a date are one group. */
export const byYear: GroupKey = (article) => [`year ${article.year}`];

/**
 * Spreads articles over folds of about the same size, so that articles with a key in common are in one fold.
 * @returns the fold of each article, from 0
 */
export function foldsOf(articles: readonly TrainingArticle[], keyOf: GroupKey, count: number): number[] {
  const parent = articles.map((_, index) => index);
  const root = (index: number): number => {
    const up = parent[index] ?? index;
    return up === index ? index : root(up);
  };
  const seen = new Map<string, number>();
  articles.forEach((article, index) => {
    for (const key of keyOf(article)) {
      const other = seen.get(key);
      if (other === undefined) seen.set(key, index);
      else parent[root(index)] = root(other);
    }
  });
  const groups = new Map<number, number[]>();
  articles.forEach((_, index) => groups.set(root(index), [...(groups.get(root(index)) ?? []), index]));
  const sizes = new Array<number>(count).fill(0);
  const folds = new Array<number>(articles.length).fill(0);
  for (const group of [...groups.values()].sort((a, b) => b.length - a.length)) {
    const fold = sizes.indexOf(Math.min(...sizes));
    for (const index of group) folds[index] = fold;
    sizes[fold] = (sizes[fold] ?? 0) + group.length;
  }
  return folds;
}
