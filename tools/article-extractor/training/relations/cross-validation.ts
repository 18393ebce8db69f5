import { FACT_FIELDS, type FactField } from '../../../../libs/article-extractor/src/relations/fact';
import { kindOf, pairScore, sumScore } from '../../../../libs/article-extractor/src/relations/relation-model';
import { foldsOf, type GroupKey } from '../folds';
import type { TrainingArticle } from '../training-article';
import { fitRelations, type FittedModel } from './fit-relations';
import { nearestProves } from './nearest';
import { valuesIn, type PairedArticle } from './pairs';

/** A value that a model gave a company of an article it had not seen, by its best place. */
export interface Claim {
  readonly article: PairedArticle;
  readonly company: number;
  readonly field: FactField;
  readonly value: string;
  readonly score: number;
  readonly isTrue: boolean;
  /** Whether a rule of nearness would say the same: the company of the clause. */
  readonly isNearest: boolean;
  /** Of a sum: what it is, and what a person says it is. */
  readonly kind?: string;
  readonly trueKind?: string | null;
  /** The share of its being money raised. */
  readonly raised?: number;
  /** The sentence that says it. */
  readonly passage: string;
}

/** Articles that were left out, the model that saw none of them, and what it gives them. */
export interface LeftOut {
  readonly articles: readonly PairedArticle[];
  readonly model: FittedModel;
  readonly claims: readonly Claim[];
}

/** Into so many parts the articles are divided to leave one out. */
const PARTS = 5;

/** Fits a model without each part of the real articles. Fictional articles train. @param partOf from 0 up to `count` */
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

/** Leaves whole groups of articles out, in {@link PARTS} parts. */
export function groupsLeftOut(articles: readonly PairedArticle[], keyOf: GroupKey): LeftOut[] {
  const real = articles.map(({ article }) => article).filter(({ isReal }) => isReal);
  const parts = foldsOf(real, keyOf, PARTS);
  const partOf = new Map(real.map((article, at) => [article, parts[at] ?? 0]));
  return leftOut(articles, (article) => partOf.get(article) ?? 0, PARTS);
}

/** Every value of an article for each company, with the score of its best place. */
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
  // A given article lists one sum of a company; of its others nobody said whose they are.
  return [...best.values()].filter(
    ({ field, value }) => field !== 'sum' || isWhole || companies.some(({ sums }) => sums.has(value)),
  );
}

function passageOf({ scene: { reading, sentences, sentenceOf } }: PairedArticle, at: number): string {
  const sentence = sentences[sentenceOf[at] ?? 0];
  const start = reading.tokens[sentence?.from ?? 0]?.start ?? 0;
  return reading.text.slice(start, reading.tokens[(sentence?.to ?? 1) - 1]?.end ?? start);
}

/** Of fields with one value only the likeliest of each company is claimed. */
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

/** How many values of a field people found. */
export const expected = (articles: readonly PairedArticle[], field: FactField): number =>
  articles
    .filter(({ article }) => article.isReal)
    .reduce(
      (sum, { companies }) => sum + companies.reduce((own, each) => own + valuesIn(each, field).size, 0),
      0,
    );

export const ALL_FIELDS = FACT_FIELDS;
