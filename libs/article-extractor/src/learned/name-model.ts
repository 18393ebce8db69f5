import {
  firstFeatures,
  firstScores,
  type FirstFeatures,
  type FirstScores,
  type FirstStage,
} from './first-stage';
import { articleFacts, listsOf, nameFacts, type Facts } from './name-facts';
import type { Candidate, Reading } from './reading';
import { standingsOf, type Contender } from './standing';
import { forestProbability, type Forest } from './trees';

/** Model that decides which names in an article are startups. */
export interface NameModel extends FirstStage {
  /** Feature weights of the regression that recognises page boilerplate. */
  readonly furniture: ArrayLike<number>;
  /**
   * Forests of the second stage. Their input consists of the first-stage scores and measurements of a candidate and its
   * competitors.
   */
  readonly forests: readonly Forest[];
  /** Increasing pairs of a raw score and the corresponding probability. */
  readonly calibration: readonly (readonly [number, number])[];
}

/** Name with the probability that it is a startup of the article. */
export interface ScoredName {
  readonly candidate: Candidate;
  /** Raw score before calibration, from 0 to 1. */
  readonly score: number;
  readonly probability: number;
}

/** Minimum first-stage score for a candidate to reach the second stage. */
const LEAST_SCORE = 0.01;

/** Scores every candidate, most likely first. If names overlap, only the most likely name is returned. */
export function scoreNames(model: NameModel, reading: Reading, doubts: readonly number[]): ScoredName[] {
  return rowsOf(model, reading, doubts)
    .map(({ candidate, row }) => {
      const score = forestProbability(model.forests, row);
      return { candidate, score, probability: calibrated(model.calibration, score) };
    })
    .sort((a, b) => b.score - a.score);
}

/** Candidate with its input values for the second stage. */
export interface NameRow {
  readonly candidate: Candidate;
  readonly row: Float32Array;
}

/**
 * Returns the second-stage input values of every candidate that passed the first stage.
 * @param features result of `firstFeatures`, if it is already available
 */
export function rowsOf(
  stage: FirstStage,
  reading: Reading,
  doubts: readonly number[],
  features: FirstFeatures = firstFeatures(reading),
): NameRow[] {
  const contenders = contendersOf(reading, firstScores(stage, reading, features));
  const article = articleFacts(reading);
  const standings = standingsOf(reading, contenders);
  return contenders.map(({ candidate, scores, lists }, rank) => {
    const facts: Facts = {
      ...scoreFacts(scores),
      ...standings[rank],
      ...article,
      ...nameFacts(reading, candidate, lists, doubts),
    };
    return { candidate, row: Float32Array.from(Object.values(facts)) };
  });
}

const odds = (probability: number): number => Math.log((probability + 1e-4) / (1 - probability + 1e-4));
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

function scoreFacts(scores: FirstScores): Facts {
  return {
    regression: scores.regression,
    form: scores.form,
    place: scores.place,
    'best words': most(scores.words),
    'worst words': least(scores.words),
    'best meanings': most(scores.meanings),
    'worst meanings': least(scores.meanings),
    'first words': (scores.words[0] ?? 0) + (scores.meanings[0] ?? 0),
    tagged: odds(scores.tagged),
    'tagged mean': odds(scores.taggedMean),
    mixed: odds(scores.mixed),
    company: scores.company,
    institution: scores.institution,
    'not company': scores.regression - scores.company,
    'not institution': scores.regression - scores.institution,
    article: scores.article,
  };
}

/** Returns the candidates that do not overlap with a more likely candidate, most likely first. */
function contendersOf(reading: Reading, scores: readonly FirstScores[]): Contender[] {
  const byCandidate = new Map(reading.candidates.map((candidate, index) => [candidate, scores[index]]));
  const mixedOf = (candidate: Candidate) => byCandidate.get(candidate)?.mixed ?? 0;
  const kept = new Set<Candidate>();
  return [...reading.candidates]
    .filter((candidate) => mixedOf(candidate) >= LEAST_SCORE)
    .sort((a, b) => mixedOf(b) - mixedOf(a))
    .flatMap((candidate) => {
      const overlapping = [...candidate.longer, ...candidate.shorter];
      const own = byCandidate.get(candidate);
      if (own === undefined || overlapping.some((other) => kept.has(other))) return [];
      kept.add(candidate);
      const overlapped = overlapping.reduce((best, other) => Math.max(best, mixedOf(other)), -1);
      return [{ candidate, scores: own, lists: listsOf(reading, candidate), overlapped }];
    });
}

/** Returns the probability for a score. It is interpolated linearly between the pairs and constant outside. */
export function calibrated(pairs: readonly (readonly [number, number])[], score: number): number {
  const after = pairs.findIndex(([at]) => at >= score);
  const [high, low] = [pairs[after], pairs[after - 1]];
  if (after < 0 || high === undefined) return pairs[pairs.length - 1]?.[1] ?? score;
  if (low === undefined) return high[1];
  return low[1] + ((score - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
