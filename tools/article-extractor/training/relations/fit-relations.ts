import { FEATURE_COUNT } from '../../../../libs/article-extractor/src/learned/feature-hash';
import type { Forest } from '../../../../libs/article-extractor/src/learned/trees';
import { FACT_FIELDS, type FactField } from '../../../../libs/article-extractor/src/relations/fact';
import type { RelationModel } from '../../../../libs/article-extractor/src/relations/relation-model';
import { fitLogistic, LOGISTIC, type Example } from '../fit-logistic';
import { fitForest, FOREST } from '../fit-forest';
import type { PairedArticle } from './pairs';

const REGRESSION = { ...LOGISTIC, rounds: 6, pull: 1e-4 };
const TREES = { ...FOREST, trees: 80, rate: 0.1, rows: 0.8, columns: 0.4, pull: 2, leastWeight: 2 };
/**
 * Sampling rate of names that are not investors. The trees are trained on every fourth such name, because there are
 * thousands.
 */
const EVERY = 4;

export type FittedModel = Pick<RelationModel, 'weights' | 'forests'>;

/** Fits the regressions and trees for all fields, before calibration. */
export function fitRelations(articles: readonly PairedArticle[]): FittedModel {
  return { weights: fitWeights(articles), forests: fitForests(articles) };
}

/**
 * Fits the regressions of all fields as one vector, because their features are disjoint. Features that occur in only
 * one article are omitted, because they do not generalise.
 */
function fitWeights(articles: readonly PairedArticle[]): Float64Array {
  const spread = new Uint16Array(FEATURE_COUNT);
  const examples = articles.map(examplesOf);
  for (const own of examples) {
    const features = new Set(own.flatMap((example) => [...example.features]));
    for (const feature of features) spread[feature] = Math.min(65_535, (spread[feature] ?? 0) + 1);
  }
  const kept = examples.flat().map(({ features, isTrue }) => ({
    features: features.filter((feature) => (spread[feature] ?? 0) > 1),
    isTrue,
  }));
  return fitLogistic(kept, REGRESSION);
}

function examplesOf({ pairs, kinds }: PairedArticle): Example[] {
  return [
    ...pairs.flatMap(({ input, isTrue }) => (isTrue === null ? [] : [{ features: input.features, isTrue }])),
    ...kinds.flatMap(({ kind, inputs }) =>
      kind === null ? [] : [...inputs].map(([each, features]) => ({ features, isTrue: each === kind })),
    ),
  ];
}

function fitForests(articles: readonly PairedArticle[]): Record<FactField, Forest> {
  const forest = (field: FactField): Forest => {
    const shown = articles.flatMap(({ pairs }) =>
      pairs.filter(
        ({ fact, isTrue }, at) =>
          fact.field === field && isTrue !== null && (field !== 'investor' || isTrue || at % EVERY === 0),
      ),
    );
    return fitForest(
      shown.map(({ input }) => input.figures),
      shown.map(({ isTrue }) => isTrue === true),
      TREES,
    );
  };
  const [sum, place, year, person, investor, award] = FACT_FIELDS.map(forest);
  const none: Forest = { base: 0, trees: [] };
  return {
    sum: sum ?? none,
    place: place ?? none,
    year: year ?? none,
    person: person ?? none,
    investor: investor ?? none,
    award: award ?? none,
  };
}
