import { FACT_FIELDS, type FactField } from '../../../../libs/article-extractor/src/relations/fact';
import { kindOf, pairScore, sumScore } from '../../../../libs/article-extractor/src/relations/relation-model';
import { foldsOf, type GroupKey } from '../folds';
import type { TrainingArticle } from '../training-article';
import { fitRelations, type FittedModel } from './fit-relations';
import { nearestProves } from './nearest';
import { valuesIn, type PairedArticle } from './pairs';

/**
 * Value that a model assigned to a company in an article outside its training data, with the score of the value's best
 * position.
 */
export interface Claim {
  readonly article: PairedArticle;
  readonly company: number;
  readonly field: FactField;
  readonly value: string;
  readonly score: number;
  readonly isTrue: boolean;
  /** True if the company is also the nearest one in the clause. The nearest company is the baseline. */
  readonly isNearest: boolean;
  /** Predicted kind of an amount, and its annotated kind. */
  readonly kind?: string;
  readonly trueKind?: string | null;
  /** Probability that the amount is raised money. */
  readonly raised?: number;
  /** Sentence that contains the value. */
  readonly passage: string;
}

/** Articles that were left out of training, the model that was trained without them, and the claims of this model. */
export interface LeftOut {
  readonly articles: readonly PairedArticle[];
  readonly model: FittedModel;
  readonly claims: readonly Claim[];
}

/** Number of parts in the cross-validation. */
const PARTS = 5;

/**
 * Fits one model without each part of the real articles. Fictional articles are always used for training.
 * @param partOf returns the part of an article, from 0 up to `count`
 */
export function leftOut(
  articles: readonly PairedArticle[],
  partOf: (article: TrainingArticle) => number,
  count: number,
): LeftOut[] {
  const real = articles.filter(({ article }) => article.isReal);
  const fictional = articles.filter(({ article }) => !article.isReal);
  return Array.from({ length: count }, (_, part) => {
    const model = fitRelations([...real.filter(({ article }) => partOf(article) !== part), ...fictional]);
    const own = real.filter(({ article }) => partOf(article) === part);
    return { articles: own, model, claims: own.flatMap((article) => claimsOf(model, article)) };
  });
}

/** Cross-validates with {@link PARTS} parts. Articles of the same group are always in the same part. */
export function groupsLeftOut(articles: readonly PairedArticle[], keyOf: GroupKey): LeftOut[] {
  const real = articles.map(({ article }) => article).filter(({ isReal }) => isReal);
  const parts = foldsOf(real, keyOf, PARTS);
  const partOf = new Map(real.map((article, at) => [article, parts[at] ?? 0]));
  return leftOut(articles, (article) => partOf.get(article) ?? 0, PARTS);
}

/** Returns a claim for each value in an article and each company, with the score of the value's best position. */
function claimsOf(model: FittedModel, article: PairedArticle): Claim[] {
  const { scene, pairs, companies, isWhole } = article;
  const kinds = new Map(article.kinds.map(({ fact, inputs }) => [fact.from, kindOf(model.weights, inputs)]));
  const isNearest = nearestProves(scene);
  const best = new Map<string, Claim>();
  for (const { fact, company, input } of pairs) {
    const own = companies[company];
    if (own === undefined) continue;
    const kind = fact.field === 'sum' ? kinds.get(fact.from) : undefined;
    const plain = pairScore(model, fact.field, input);
    const score = kind === undefined ? plain : sumScore(plain, kind.none);
    const key = `${company} ${fact.field} ${fact.value}`;
    const old = best.get(key);
    const isBetter = old === undefined || score > old.score;
    const near = isNearest(fact, company) || old?.isNearest === true;
    if (!isBetter) {
      best.set(key, { ...old, isNearest: near });
      continue;
    }
    best.set(key, {
      article,
      company,
      field: fact.field,
      value: fact.value,
      score,
      isTrue: valuesIn(own, fact.field).has(fact.value),
      isNearest: near,
      ...(kind === undefined
        ? {}
        : { kind: kind.kind, raised: kind.raised, trueKind: own.sums.get(fact.value) ?? null }),
      passage: passageOf(article, fact.from),
    });
  }
  // An article from the foundation lists only one amount per company. Its other amounts have no annotation and are
  // ignored.
  return [...best.values()].filter(
    ({ field, value }) => field !== 'sum' || isWhole || companies.some(({ sums }) => sums.has(value)),
  );
}

function passageOf({ scene: { reading, sentences, sentenceOf } }: PairedArticle, at: number): string {
  const sentence = sentences[sentenceOf[at] ?? 0];
  const start = reading.tokens[sentence?.from ?? 0]?.start ?? 0;
  return reading.text.slice(start, reading.tokens[(sentence?.to ?? 1) - 1]?.end ?? start);
}

/**
 * Keeps only the most probable claim of each company, if the field has only one value. For other fields, all claims are
 * kept.
 */
export function singled(claims: readonly Claim[], field: FactField): Claim[] {
  const own = claims.filter((claim) => claim.field === field);
  if (field !== 'place' && field !== 'year') return own;
  const best = new Map<string, Claim>();
  for (const claim of own) {
    const key = `${claim.article.article.id} ${claim.company}`;
    const old = best.get(key);
    if (old === undefined || claim.score > old.score) best.set(key, claim);
  }
  return [...best.values()];
}

/** Counts the annotated values of a field in real articles. */
export const expected = (articles: readonly PairedArticle[], field: FactField): number =>
  articles
    .filter(({ article }) => article.isReal)
    .reduce(
      (sum, { companies }) => sum + companies.reduce((own, each) => own + valuesIn(each, field).size, 0),
      0,
    );

export const ALL_FIELDS = FACT_FIELDS;
