import { FEATURE_COUNT } from '../../../libs/article-extractor/src/learned/feature-hash';
import type { FirstStage } from '../../../libs/article-extractor/src/learned/first-stage';
import { fitChain } from './fit-chain';
import { fitLogistic, LOGISTIC, type Example } from './fit-logistic';
import type { PreparedArticle } from './prepared-article';
import type { Role } from './training-article';

/**
 * Roles of companies that are not startups, and of their products. Other roles are investors, schools, authorities and
 * promoters.
 */
const COMPANIES: ReadonlySet<Role | undefined> = new Set(['corporate', 'bank', 'product', 'media']);
const INSTITUTIONS: ReadonlySet<Role | undefined> = new Set([
  'investor',
  'person',
  'university',
  'public',
  'association',
]);
const ROLE_OPTIONS = { ...LOGISTIC, rounds: 5 };
const ARTICLE_OPTIONS = { ...LOGISTIC, rounds: 8, step: 0.1, pull: 1e-4 };

/**
 * Fits the linear models of the first stage. Features that occur in only one article are omitted, because they do not
 * generalise.
 */
export function fitFirstStage(articles: readonly PreparedArticle[]): FirstStage {
  const spread = spreadOf(articles);
  const common = (features: Uint32Array) => features.filter((feature) => (spread[feature] ?? 0) > 1);
  const examples = articles.flatMap(({ article, reading, features }) =>
    reading.candidates.flatMap(({ key }, index) => {
      const own = features.names[index];
      if (own === undefined || article.optional.has(key)) return [];
      return [{ features: common(own.all), key, article }];
    }),
  );
  const known = examples.filter(({ article }) => article.roles !== null);
  const withRole = (roles: ReadonlySet<Role | undefined>): Example[] =>
    known.map(({ features, key, article }) => ({ features, isTrue: roles.has(article.roles?.get(key)) }));
  return {
    weights: fitLogistic(
      examples.map(({ features, key, article }) => ({ features, isTrue: article.names.has(key) })),
    ),
    company: fitLogistic(withRole(COMPANIES), ROLE_OPTIONS),
    institution: fitLogistic(withRole(INSTITUTIONS), ROLE_OPTIONS),
    article: fitLogistic(
      articles.map(({ article, features }) => ({
        features: features.article,
        isTrue: article.names.size > 0,
      })),
      ARTICLE_OPTIONS,
    ),
    chain: fitChain(articles.map(({ features, labels }) => ({ features: features.tags, labels }))),
  };
}

/** Returns the number of articles in which each feature occurs. */
function spreadOf(articles: readonly PreparedArticle[]): Uint16Array {
  const spread = new Uint16Array(FEATURE_COUNT);
  for (const { features } of articles) {
    const own = new Set(features.names.flatMap(({ all }) => [...all]));
    for (const feature of own) spread[feature] = Math.min(65_535, (spread[feature] ?? 0) + 1);
  }
  return spread;
}
