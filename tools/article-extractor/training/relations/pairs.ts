import { AWARD_COLUMNS } from '@vaglio/startups-domain';
import type { Lexicon } from '../../../../libs/article-extractor/src/learned/lexicon';
import { readingOf } from '../../../../libs/article-extractor/src/learned/reading';
import {
  FACT_FIELDS,
  type Fact,
  type FactField,
} from '../../../../libs/article-extractor/src/relations/fact';
import { factsOf } from '../../../../libs/article-extractor/src/relations/facts-of';
import type { SumKind } from '../../../../libs/article-extractor/src/relations/kind-features';
import {
  kindInputs,
  pairInput,
  type PairInput,
} from '../../../../libs/article-extractor/src/relations/relation-model';
import { peersOf } from '../../../../libs/article-extractor/src/relations/rivals';
import { sceneOf, type Scene } from '../../../../libs/article-extractor/src/relations/scene';
import type { RelatedArticle, RelatedCompany } from './related-article';

/** Fact and company in the same article. `isTrue` states whether they belong together; null without an annotation. */
interface Pair {
  readonly fact: Fact;
  readonly company: number;
  readonly isTrue: boolean | null;
  readonly input: PairInput;
}

/** Amount of money with its kind; null without an annotation. */
interface KindExample {
  readonly fact: Fact;
  readonly kind: SumKind | null;
  readonly inputs: ReadonlyMap<SumKind, Uint32Array>;
}

/** Article with all its pairs of fact and company. */
export interface PairedArticle extends RelatedArticle {
  readonly scene: Scene;
  readonly pairs: readonly Pair[];
  readonly kinds: readonly KindExample[];
}

/**
 * Returns an article with all its pairs of fact and company.
 * @param body text of the article without page furniture
 */
export function pairedArticle(related: RelatedArticle, body: string, lexicon: Lexicon): PairedArticle {
  const { article, companies } = related;
  const scene = sceneOf(
    readingOf(article.title, body, article.lang, lexicon),
    companies.map(({ name }) => name),
  );
  const facts = factsOf(scene, AWARD_COLUMNS);
  const pairs = FACT_FIELDS.flatMap((field) => {
    const own: readonly Fact[] = facts[field];
    const peers = peersOf(scene, own);
    return own.flatMap((fact) =>
      companies.map((each, company) => ({
        fact,
        company,
        isTrue: truthOf(scene, own, fact, each, related),
        input: pairInput(scene, fact, company, peers),
      })),
    );
  });
  const kinds = facts.sum.map((fact) => ({
    fact,
    kind: kindIn(fact, related),
    inputs: kindInputs(scene, fact),
  }));
  return { ...related, scene, pairs, kinds };
}

/** Returns the annotated values of a company in one field. */
export function valuesIn(company: RelatedCompany, field: FactField): ReadonlySet<string> {
  switch (field) {
    case 'sum':
      return new Set(company.sums.keys());
    case 'place':
      return new Set(company.place === null ? [] : [company.place.value]);
    case 'year':
      return new Set(company.year === null ? [] : [company.year]);
    case 'person':
      return company.persons;
    case 'investor':
      return company.investors;
    case 'award':
      return company.awards;
  }
}

/**
 * Returns whether a pair is correct. If an article from the foundation does not list an amount, there is no annotation:
 * the amount may be a total or a valuation.
 */
function truthOf(
  scene: Scene,
  facts: readonly Fact[],
  fact: Fact,
  company: RelatedCompany,
  { companies, isWhole }: RelatedArticle,
): boolean | null {
  const isOwn = valuesIn(company, fact.field).has(fact.value);
  if (fact.field === 'sum' && !isOwn && !isWhole)
    return companies.some(({ sums }) => sums.has(fact.value)) ? false : null;
  if (!isOwn) return false;
  const seat = fact.field === 'place' ? (company.place?.as ?? null) : null;
  if (seat !== null) return isAt(scene, fact, seat) ? true : null;
  const words = fact.field === 'award' ? company.awardWords.get(fact.value) : undefined;
  const isSaid = (each: Fact) => each.value === fact.value && sentenceHas(scene, each, words ?? '');
  return words === undefined || !facts.some(isSaid) || isSaid(fact) ? true : null;
}

function isAt({ reading }: Scene, fact: Fact, words: string): boolean {
  const [start, end] = [reading.tokens[fact.from]?.start ?? 0, reading.tokens[fact.to - 1]?.end ?? 0];
  for (let at = reading.text.indexOf(words); at >= 0; at = reading.text.indexOf(words, at + 1))
    if (at < end && start < at + words.length) return true;
  return false;
}

function sentenceHas({ reading, sentences, sentenceOf }: Scene, fact: Fact, words: string): boolean {
  const sentence = sentences[sentenceOf[fact.from] ?? 0];
  const start = reading.tokens[sentence?.from ?? 0]?.start ?? 0;
  const end = reading.tokens[(sentence?.to ?? 1) - 1]?.end ?? 0;
  return reading.text.slice(start, end).includes(words);
}

function kindIn(fact: Fact, { companies, isWhole }: RelatedArticle): SumKind | null {
  for (const { sums } of companies) if (sums.has(fact.value)) return sums.get(fact.value) ?? null;
  return isWhole ? 'none' : null;
}
