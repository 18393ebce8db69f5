import type { TrainingArticle } from './training-article';

/** Default number of folds in the cross-validation. */
export const FOLDS = 6;

/** Function that returns the group keys of an article. Articles with a common key are put in the same fold. */
export type GroupKey = (article: TrainingArticle) => readonly string[];

/** Groups articles that name the same company. */
export const byCompany: GroupKey = ({ names, optional }) => [...names, ...optional];
/** Groups articles from the same site. */
export const bySite: GroupKey = (article) => [`site ${article.site}`];
/** Groups articles by year. All articles without a date are in one group. */
export const byYear: GroupKey = (article) => [`year ${article.year}`];

/**
 * Distributes articles over folds of about the same size. Articles with a common key are put in the same fold.
 * @returns fold number of each article, from 0
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
