import { foldCompanyName } from '@vaglio/startups-domain';
import { countOf, valuesFor, type ExpectedArticle } from './expected-article';
import { VALUE_FIELDS, type FoundStartup, type ValueField, type Values } from './read-article';

export const TALLIED = ['company', ...VALUE_FIELDS] as const;
type Tallied = (typeof TALLIED)[number];

/** Numbers of correct, wrong and expected results of one kind. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
  readonly expected: number;
}

/** Article that was processed by models trained without its site. */
export interface ReadArticle {
  readonly expected: ExpectedArticle;
  readonly found: readonly FoundStartup[];
}

/**
 * Function that returns the values of a startup that are accepted automatically or proposed; null for a startup that
 * does not count.
 */
export type Stage = (found: FoundStartup) => Values | null;

/**
 * Counts the results of a field. If a name is not a startup, its values count as wrong. Values of an optional name do
 * not count.
 */
export function tallyOf(articles: readonly ReadArticle[], field: Tallied, stage: Stage): Tally {
  let [right, wrong, expected] = [0, 0, 0];
  for (const { expected: article, found } of articles) {
    for (const company of article.companies.values())
      expected += field === 'company' ? 1 : countOf(valuesFor(company), field);
    for (const each of found) {
      const values = stage(each);
      const key = foldCompanyName(each.judged.startup.company_name.value);
      if (values === null || article.related.article.optional.has(key)) continue;
      if (field === 'company') {
        if (article.companies.has(key)) right += 1;
        else wrong += 1;
        continue;
      }
      const own = values[field].map((value) => isRight(article, key, field, value));
      right += own.filter((is) => is === true).length;
      wrong += own.filter((is) => is === false).length;
    }
  }
  return { right, wrong, expected };
}

/**
 * Returns whether a value is correct; null if this cannot be decided without an annotation, because articles from the
 * foundation list only one amount per company.
 */
function isRight(
  { companies, related }: ExpectedArticle,
  key: string,
  field: ValueField,
  value: string,
): boolean | null {
  const company = companies.get(key);
  if (company === undefined) return false;
  if (valuesFor(company)[field].includes(value)) return true;
  const isListed = related.isWhole || [...companies.values()].some(({ sums }) => sums.has(value));
  return field === 'sum' && !isListed ? null : false;
}

/** Counts the articles without startups for which the stage returns no result. */
export function quietShare(articles: readonly ReadArticle[], stage: Stage): { quiet: number; of: number } {
  const empty = articles.filter(({ expected }) => expected.companies.size === 0);
  const quiet = empty.filter(({ found }) => found.every((each) => stage(each) === null));
  return { quiet: quiet.length, of: empty.length };
}
