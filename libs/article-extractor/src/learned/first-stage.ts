import { articleFeatures } from './article-features';
import { latticeOf, spanProbability, type Chain } from './linear-chain';
import { featureNumber } from './feature-hash';
import { nameFeatures } from './name-features';
import type { Candidate, Reading } from './reading';
import { tagFeatures } from './tag-features';

/**
 * Linear models of the first stage, based on words and word forms. The second stage compares their scores with the
 * scores of other names in the article.
 */
export interface FirstStage {
  /** Feature weights of the logistic regression that recognises startups. */
  readonly weights: ArrayLike<number>;
  /**
   * Feature weights of the regressions that recognise other names: `company` for established companies and products,
   * `institution` for investors and institutions.
   */
  readonly company: ArrayLike<number>;
  readonly institution: ArrayLike<number>;
  /** Feature weights of the regression that recognises articles about startups. */
  readonly article: ArrayLike<number>;
  readonly chain: Chain;
}

/** Scores of a candidate from the first stage. They are log-odds unless described as probabilities. */
export interface FirstScores {
  readonly regression: number;
  /**
   * Parts of the regression score: the form of the name, its position in the article, the words around its mentions,
   * and the meanings of these words.
   */
  readonly form: number;
  readonly place: number;
  readonly words: readonly number[];
  readonly meanings: readonly number[];
  /** Tagger probabilities: the maximum and the mean over all mentions. */
  readonly tagged: number;
  readonly taggedMean: number;
  readonly company: number;
  readonly institution: number;
  /** Score of the article, which is equal for all its candidates. */
  readonly article: number;
  /** Combined probability of the regression and the tagger. */
  readonly mixed: number;
}

/** Weight of the regression in the mean of regression and tagger. */
const REGRESSION_SHARE = 0.7;

/** Feature indexes of a candidate, both in the groups of `nameFeatures` and combined. */
export interface NumberedFeatures {
  readonly form: Uint32Array;
  readonly place: Uint32Array;
  readonly words: readonly Uint32Array[];
  readonly meanings: readonly Uint32Array[];
  readonly all: Uint32Array;
}

/** Features of an article for the first stage. */
export interface FirstFeatures {
  readonly names: readonly NumberedFeatures[];
  readonly tags: readonly Uint32Array[];
  readonly article: Uint32Array;
}

export const firstFeatures = (reading: Reading): FirstFeatures => ({
  names: reading.candidates.map((candidate) => numbered(reading, candidate)),
  tags: tagFeatures(reading),
  article: articleFeatures(reading),
});

function numbered(reading: Reading, candidate: Candidate): NumberedFeatures {
  const features = nameFeatures(reading, candidate);
  const numbers = (names: ReadonlySet<string>) => Uint32Array.from(names, featureNumber);
  const form = numbers(features.form);
  const place = numbers(features.place);
  const words = features.words.map(numbers);
  const meanings = features.meanings.map(numbers);
  const all = new Set<number>();
  for (const part of [form, place, ...words, ...meanings]) for (const number of part) all.add(number);
  return { form, place, words, meanings, all: Uint32Array.from(all) };
}

function sumOf(weights: ArrayLike<number>, features: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += weights[features[at] ?? 0] ?? 0;
  return sum;
}

/**
 * Returns the sum of the feature weights, normalised by the number of features. Many mentions alone therefore do not
 * raise the score.
 */
const logOdds = (weights: ArrayLike<number>, features: ArrayLike<number>): number =>
  sumOf(weights, features) / Math.sqrt(Math.max(1, features.length));

/** Returns the first-stage scores in candidate order. */
export function firstScores(stage: FirstStage, reading: Reading, features: FirstFeatures): FirstScores[] {
  const lattice = latticeOf(stage.chain, features.tags);
  const article = logOdds(stage.article, features.article);
  return reading.candidates.map(({ spans }, index) => {
    const own = features.names[index];
    if (own === undefined) throw new Error('A candidate has no features.');
    const tags = spans.map((span) => spanProbability(stage.chain, lattice, span));
    const tagged = tags.reduce((most, tag) => Math.max(most, tag), 0);
    const regression = logOdds(stage.weights, own.all);
    const norm = 1 / Math.sqrt(Math.max(1, own.all.length));
    const part = (group: Uint32Array) => sumOf(stage.weights, group) * norm;
    const around = (group: Uint32Array) => logOdds(stage.weights, group);
    return {
      regression,
      form: part(own.form),
      place: part(own.place),
      words: own.words.map(around),
      meanings: own.meanings.map(around),
      tagged,
      taggedMean: tags.reduce((sum, tag) => sum + tag, 0) / tags.length,
      company: logOdds(stage.company, own.all),
      institution: logOdds(stage.institution, own.all),
      article,
      mixed: REGRESSION_SHARE / (1 + Math.exp(-regression)) + (1 - REGRESSION_SHARE) * tagged,
    };
  });
}
