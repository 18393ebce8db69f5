import { MAX_QUOTE_LENGTH, MAX_QUOTES } from '../extracted-startup';
import type { Fact } from './fact';
import { readFactWords } from './fact-words';
import {
  kindInputs,
  kindOf,
  pairInput,
  pairScore,
  sumScore,
  type KindShares,
  type RelationModel,
} from './relation-model';
import { peersOf } from './rivals';
import type { Scene } from './scene';

/** Value of a company with its best score among all positions that state the value. */
export interface Found<T> {
  readonly value: T;
  readonly score: number;
  /** Probability that an amount is raised money; 1 for other facts. */
  readonly raised: number;
  /** Sentences that state the value, sorted by descending confidence. */
  readonly quotes: readonly string[];
}

interface Place<F extends Fact> {
  readonly fact: F;
  readonly score: number;
  readonly kind: KindShares | undefined;
}

interface Article {
  readonly model: RelationModel;
  readonly scene: Scene;
  readonly source: string;
  /** True for each company whose values are determined. */
  readonly isWanted: readonly boolean[];
}

/**
 * Scores each fact for each company.
 * @returns the distinct values of each company; [] for a company whose values are not determined
 */
export function foundIn<F extends Fact, T>(
  { model, scene, source, isWanted }: Article,
  facts: readonly F[],
  read: (fact: F, kind: KindShares | undefined) => T,
): Found<T>[][] {
  const peers = peersOf(scene, facts);
  const kinds = facts.map((fact) =>
    fact.field === 'sum' ? kindOf(model.weights, kindInputs(scene, fact)) : undefined,
  );
  const around = facts.map((fact) => readFactWords(scene, fact));
  return scene.companies.map((_, company) => {
    if (isWanted[company] !== true) return [];
    const places = new Map<string, Place<F>[]>();
    facts.forEach((fact, at) => {
      const plain = pairScore(model, fact.field, pairInput(scene, fact, company, peers, around[at]));
      const kind = kinds[at];
      const score = kind === undefined ? plain : sumScore(plain, kind.none);
      places.set(fact.value, [...(places.get(fact.value) ?? []), { fact, score, kind }]);
    });
    return [...places.values()].flatMap((own) => {
      const sorted = [...own].sort((a, b) => b.score - a.score);
      const [best] = sorted;
      if (best === undefined) return [];
      const quotes = sorted.map(({ fact }) => quoteOf(scene, source, fact, company));
      return [
        {
          value: read(best.fact, best.kind),
          score: best.score,
          raised: best.kind?.raised ?? 1,
          quotes: [...new Set(quotes)].filter((quote) => quote !== '').slice(0, MAX_QUOTES),
        },
      ];
    });
  });
}

/**
 * Returns the sentence of a fact as a quote. The quote for an award extends to the nearest mention of the company,
 * because it must name both. It is '' for the title and for overlong passages.
 */
function quoteOf(
  { reading, sentences, sentenceOf, index }: Scene,
  source: string,
  fact: Fact,
  company: number,
): string {
  if (reading.tokens[fact.from]?.line === 0) return '';
  const mention = fact.field === 'award' ? index.nearest(company, fact) : null;
  const [first, last] = [
    Math.min(fact.from, mention?.from ?? fact.from),
    Math.max(fact.to, mention?.to ?? fact.to) - 1,
  ];
  const isTitle = reading.tokens[first]?.line === 0;
  const start =
    reading.tokens[sentences[sentenceOf[isTitle ? fact.from : first] ?? 0]?.from ?? first]?.start ?? 0;
  const end = reading.tokens[(sentences[sentenceOf[last] ?? 0]?.to ?? last + 1) - 1]?.end ?? start;
  return end - start > MAX_QUOTE_LENGTH ? '' : source.slice(start, end);
}
