import { FEATURE_COUNT } from '../../apps/api/src/extraction/learned/feature-hash';
import { LABELS } from '../../apps/api/src/extraction/learned/linear-chain';
import { withoutFurniture } from '../../apps/api/src/extraction/learned/furniture';
import type { Lexicon } from '../../apps/api/src/extraction/learned/lexicon';
import { featureNumbers, type NameModel } from '../../apps/api/src/extraction/learned/name-model';
import { readingOf, type Reading } from '../../apps/api/src/extraction/learned/reading';
import { tagFeatures } from '../../apps/api/src/extraction/learned/tag-features';
import { fitChain, type LabelledText } from './fit-chain';
import { fitLogistic, type Example } from './fit-logistic';
import type { TrainingArticle } from './training-article';

/** An article with its reading and features. */
export interface Prepared {
  readonly article: TrainingArticle;
  readonly reading: Reading;
  readonly examples: readonly Example[];
  readonly labelled: LabelledText;
}

/** @param furniture weights of the model of page furniture */
export function prepared(article: TrainingArticle, lexicon: Lexicon, furniture: ArrayLike<number>): Prepared {
  const body = withoutFurniture(article.body, furniture);
  const reading = readingOf(article.title, body, article.lang, lexicon);
  const examples = reading.candidates
    .filter(({ key }) => !article.optional.has(key))
    .map((candidate) => ({
      features: featureNumbers(reading, candidate),
      isTrue: article.names.has(candidate.key),
    }));
  return {
    article,
    reading,
    examples,
    labelled: { features: tagFeatures(reading), labels: labelsOf(article, reading) },
  };
}

/** Every mention of a startup, the longer spelling first where two overlap. */
function labelsOf({ names, optional }: TrainingArticle, { tokens, candidates }: Reading): Uint8Array {
  const labels = new Uint8Array(tokens.length);
  const spans = candidates
    .filter(({ key }) => names.has(key) || optional.has(key))
    .flatMap(({ spans: own }) => own)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const { from, to } of spans) {
    if (labels.subarray(from, to).some((label) => label !== LABELS.outside)) continue;
    labels.fill(LABELS.inside, from, to);
    labels[from] = LABELS.begin;
  }
  return labels;
}

/** Fits both models. Features that only one article has are left out: they say nothing about others. */
export function fitNames(articles: readonly Prepared[]): Pick<NameModel, 'weights' | 'chain'> {
  const spread = new Uint16Array(FEATURE_COUNT);
  for (const { examples } of articles) {
    const own = new Set(examples.flatMap(({ features }) => [...features]));
    for (const feature of own) spread[feature] = Math.min(65_535, (spread[feature] ?? 0) + 1);
  }
  const examples = articles.flatMap((article) =>
    article.examples.map(({ features, isTrue }) => ({
      features: features.filter((feature) => (spread[feature] ?? 0) > 1),
      isTrue,
    })),
  );
  return { weights: fitLogistic(examples), chain: fitChain(articles.map(({ labelled }) => labelled)) };
}
