import type { Lexicon } from '../../apps/api/src/extraction/learned/lexicon';
import { scoreNames, type NameModel } from '../../apps/api/src/extraction/learned/name-model';
import { fitFurniture } from './fit-furniture';
import { fitNames, prepared } from './fit-names';
import { foldsOf, type GroupKey } from './folds';
import type { TrainingArticle } from './training-article';

/** A name that a model proposed for an article it had not seen. */
export interface Proposal {
  readonly article: TrainingArticle;
  readonly key: string;
  readonly score: number;
  readonly isStartup: boolean;
}

export interface Plan {
  readonly keyOf: GroupKey;
  readonly folds: number;
  /** Of the other folds, what trains: for the learning curve. */
  readonly share?: number;
}

/**
 * Scores each real article by models that saw none of its group. Fictional articles train in every fold.
 */
export function crossValidated(
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  { keyOf, folds: count, share = 1 }: Plan,
): Proposal[] {
  const real = articles.filter(({ isReal }) => isReal);
  const fictional = articles.filter(({ isReal }) => !isReal);
  const folds = foldsOf(real, keyOf, count);
  const proposals: Proposal[] = [];
  for (let fold = 0; fold < count; fold += 1) {
    const seen = real.filter((_, index) => folds[index] !== fold);
    const kept = seen.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
    const model = fitModel([...kept, ...fictional], lexicon);
    for (const article of real.filter((_, index) => folds[index] === fold)) {
      const { reading } = prepared(article, lexicon, model.furniture);
      for (const { candidate, score } of scoreNames(model, reading)) {
        if (article.optional.has(candidate.key)) continue;
        proposals.push({ article, key: candidate.key, score, isStartup: article.names.has(candidate.key) });
      }
    }
  }
  return proposals;
}

/** All models of the extractor, not yet calibrated. */
export function fitModel(articles: readonly TrainingArticle[], lexicon: Lexicon): NameModel {
  const furniture = fitFurniture(articles);
  return {
    furniture,
    ...fitNames(articles.map((article) => prepared(article, lexicon, furniture))),
    calibration: [],
  };
}
