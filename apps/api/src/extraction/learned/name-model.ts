import { featureNumber } from './feature-hash';
import { latticeOf, spanProbability, type Chain } from './linear-chain';
import { nameFeatures } from './name-features';
import type { Candidate, Reading } from './reading';
import { tagFeatures } from './tag-features';

/** A model that says which names of an article are startups. */
export interface NameModel {
  /** Of the regression that knows page furniture by its lines. */
  readonly furniture: ArrayLike<number>;
  /** Of the logistic regression over candidates, by feature. */
  readonly weights: ArrayLike<number>;
  readonly chain: Chain;
  /** Turns a raw score into a probability: pairs of score and probability, rising. */
  readonly calibration: readonly (readonly [number, number])[];
}

/** A name with the probability that it is a startup of the article. */
export interface ScoredName {
  readonly candidate: Candidate;
  /** Before calibration, from 0 to 1. */
  readonly score: number;
  readonly probability: number;
}

/** Share of the logistic regression in the mean of the two models. */
const REGRESSION_SHARE = 0.7;
/** Less likely names are no startups. */
const LEAST_SCORE = 0.02;

/** The sum of the weights of an example's features, normed by their number, so that many mentions alone prove nothing. */
function weightedSum(weights: ArrayLike<number>, features: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += weights[features[at] ?? 0] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length));
}

export const featureNumbers = (reading: Reading, candidate: Candidate): Uint32Array =>
  Uint32Array.from(nameFeatures(reading, candidate), featureNumber);

/** Scores every candidate; of names inside one another only the likeliest is kept. The likeliest first. */
export function scoreNames(model: NameModel, reading: Reading): ScoredName[] {
  const lattice = latticeOf(model.chain, tagFeatures(reading));
  const scored = reading.candidates.map((candidate) => {
    const regression = 1 / (1 + Math.exp(-weightedSum(model.weights, featureNumbers(reading, candidate))));
    const tagged = Math.max(...candidate.spans.map((span) => spanProbability(model.chain, lattice, span)));
    const score = REGRESSION_SHARE * regression + (1 - REGRESSION_SHARE) * tagged;
    return { candidate, score, probability: calibrated(model.calibration, score) };
  });
  return withoutParts(scored.filter(({ score }) => score >= LEAST_SCORE).sort((a, b) => b.score - a.score));
}

function withoutParts(scored: readonly ScoredName[]): ScoredName[] {
  const kept: ScoredName[] = [];
  for (const each of scored) {
    const key = ` ${each.candidate.key} `;
    const overlaps = kept.some(
      ({ candidate }) => ` ${candidate.key} `.includes(key) || key.includes(` ${candidate.key} `),
    );
    if (!overlaps) kept.push(each);
  }
  return kept;
}

/** Linear between the pairs, the outer ones beyond them. */
export function calibrated(pairs: readonly (readonly [number, number])[], score: number): number {
  const after = pairs.findIndex(([at]) => at >= score);
  const [high, low] = [pairs[after], pairs[after - 1]];
  if (after < 0 || high === undefined) return pairs[pairs.length - 1]?.[1] ?? score;
  if (low === undefined) return high[1];
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
