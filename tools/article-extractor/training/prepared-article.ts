import { firstFeatures, type FirstFeatures } from '../../../libs/article-extractor/src/learned/first-stage';
import { furnitureScores, withoutFurniture } from '../../../libs/article-extractor/src/learned/furniture';
import type { Lexicon } from '../../../libs/article-extractor/src/learned/lexicon';
import { LABELS } from '../../../libs/article-extractor/src/learned/linear-chain';
import { readingOf, type Reading } from '../../../libs/article-extractor/src/learned/reading';
import type { TrainingArticle } from './training-article';

/** Article with its tokens, its candidate names, and the features for the first stage. */
export interface PreparedArticle {
  readonly article: TrainingArticle;
  readonly reading: Reading;
  /** Probability for each line of the body that the line is page furniture. */
  readonly doubts: readonly number[];
  readonly features: FirstFeatures;
  /** Label of each token, as an index in LABELS. */
  readonly labels: Uint8Array;
}

/**
 * Prepares an article for training or scoring.
 * @param furniture weights of a model of page furniture that was trained without this article
 */
export function prepared(
  article: TrainingArticle,
  lexicon: Lexicon,
  furniture: ArrayLike<number>,
): PreparedArticle {
  const doubts = furnitureScores(article.body, furniture);
  const reading = readingOf(article.title, withoutFurniture(article.body, doubts), article.lang, lexicon);
  return { article, reading, doubts, features: firstFeatures(reading), labels: labelsOf(article, reading) };
}

/** Returns token labels for all mentions of startups. If two mentions overlap, the longer mention is used. */
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
