import { forestProbability, type Forest } from '../../../libs/article-extractor/src/learned/trees';
import type { FirstStage } from '../../../libs/article-extractor/src/learned/first-stage';
import type { Lexicon } from '../../../libs/article-extractor/src/learned/lexicon';
import { fitFirstStage } from './fit-first-stage';
import { fitForests, unseenRows, type UnseenRow } from './fit-names';
import { fitFurniture } from './fit-furniture';
import { foldsOf, type GroupKey } from './folds';
import { prepared, type PreparedArticle } from './prepared-article';
import type { TrainingArticle } from './training-article';

/** Name that a model proposed for an article outside its training data. */
export interface Proposal {
  readonly article: TrainingArticle;
  readonly key: string;
  readonly score: number;
  readonly isStartup: boolean;
}

export interface Plan {
  readonly keyOf: GroupKey;
  readonly folds: number;
  /** Share of the other folds to use for training. It is varied for the learning curve. */
  readonly share?: number;
}

/**
 * Articles with their fold numbers, from 0. For each fold, there is a model of page furniture that was trained without
 * that fold.
 */
interface Folded {
  readonly all: readonly PreparedArticle[];
  readonly fold: readonly number[];
  readonly furniture: readonly Float64Array[];
}

/** Models of both stages and the model of page furniture, before calibration. */
export type FittedNames = FirstStage & { readonly furniture: Float64Array; readonly forests: Forest[] };

/** Names proposed for the articles of a fold, by models that were trained without that fold. */
export interface LeftOut {
  readonly articles: readonly TrainingArticle[];
  readonly model: FittedNames;
  readonly proposals: readonly Proposal[];
}

const NO_WEIGHTS = new Float64Array();

/**
 * Divides the articles into folds, and prepares each article with a model of page furniture that was trained without
 * its fold. Fictional articles are distributed evenly over the folds.
 */
function folded(
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  { keyOf, folds: count }: Plan,
): Folded {
  const real = articles.filter(({ isReal }) => isReal);
  const fictional = articles.filter(({ isReal }) => !isReal);
  const chosen = [...real, ...fictional];
  const fold = [...foldsOf(real, keyOf, count), ...fictional.map((_, index) => index % count)];
  const furniture = Array.from({ length: count }, (_, left) =>
    fitFurniture(chosen.filter((_each, index) => fold[index] !== left)),
  );
  return {
    fold,
    furniture,
    all: chosen.map((article, index) =>
      prepared(article, lexicon, furniture[fold[index] ?? 0] ?? NO_WEIGHTS),
    ),
  };
}

/** Returns the given share of a list. The kept entries are evenly distributed over the list. */
const kept = <T>(list: readonly T[], share: number): T[] =>
  list.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));

/** Scores each real article with models that were trained without the articles of its group. */
export const crossValidated = (
  articles: readonly TrainingArticle[],
  lexicon: Lexicon,
  plan: Plan,
): Proposal[] => leftOut(articles, lexicon, plan).flatMap(({ proposals }) => proposals);

/**
 * Cross-validates the real articles. The second stage is trained on scores from a first stage that was itself trained
 * without the scored articles. Models are therefore also fitted without each pair of folds.
 */
export function leftOut(articles: readonly TrainingArticle[], lexicon: Lexicon, plan: Plan): LeftOut[] {
  const { all, fold, furniture } = folded(articles, lexicon, plan);
  const foldOf = new Map(all.map((article, index) => [article, fold[index] ?? 0]));
  const rows = Array.from({ length: plan.folds }, () => new Map<PreparedArticle, UnseenRow[]>());
  const stages: FirstStage[] = [];
  for (let one = 0; one < plan.folds; one += 1) {
    for (let other = one; other < plan.folds; other += 1) {
      const isLeft = (article: PreparedArticle, left: number) => foldOf.get(article) === left;
      const seen = all.filter((article) => !isLeft(article, one) && !isLeft(article, other));
      const stage = fitFirstStage(kept(seen, plan.share ?? 1));
      if (one === other) stages.push(stage);
      for (const article of all) {
        if (isLeft(article, one)) rows[other]?.set(article, unseenRows(stage, article));
        else if (isLeft(article, other)) rows[one]?.set(article, unseenRows(stage, article));
      }
    }
  }
  return stages.map((stage, left) => {
    const own = rows[left] ?? new Map<PreparedArticle, UnseenRow[]>();
    const isOutside = (article: PreparedArticle) => foldOf.get(article) === left;
    const inner = [...own].filter(([article]) => !isOutside(article));
    const forests = fitForests(kept(inner, plan.share ?? 1).flatMap(([, each]) => each));
    const outside = [...own].filter(([article]) => isOutside(article) && article.article.isReal);
    return {
      articles: outside.map(([{ article }]) => article),
      model: { furniture: furniture[left] ?? NO_WEIGHTS, ...stage, forests },
      proposals: outside.flatMap(([, each]) => scored(forests, each)),
    };
  });
}

const scored = (forests: readonly Forest[], rows: readonly UnseenRow[]): Proposal[] =>
  rows.map(({ article, candidate, row }) => ({
    article,
    key: candidate.key,
    score: forestProbability(forests, row),
    isStartup: article.names.has(candidate.key),
  }));

/**
 * Fits both stages and the model of page furniture, before calibration. The training scores of the second stage come
 * from folds.
 */
export function fitModel(articles: readonly TrainingArticle[], lexicon: Lexicon, plan: Plan): FittedNames {
  const { all, fold } = folded(articles, lexicon, plan);
  const rows = Array.from({ length: plan.folds }, (_, left) => {
    const stage = fitFirstStage(all.filter((_each, index) => fold[index] !== left));
    return all.filter((_each, index) => fold[index] === left).flatMap((each) => unseenRows(stage, each));
  });
  const furniture = fitFurniture(articles);
  const whole = articles.map((article) => prepared(article, lexicon, furniture));
  return { furniture, ...fitFirstStage(whole), forests: fitForests(rows.flat()) };
}
