import { FEATURE_COUNT } from '../../../libs/article-extractor/src/learned/feature-hash';
import { randomFrom, shuffle } from './shuffled';

export interface Example {
  readonly features: Uint32Array;
  /** True if the example is positive. */
  readonly isTrue: boolean;
}

export interface LogisticOptions {
  readonly rounds: number;
  readonly step: number;
  /** Strength of the regularisation of weights. */
  readonly pull: number;
  readonly seed: number;
}

export const LOGISTIC: LogisticOptions = { rounds: 8, step: 0.3, pull: 2e-6, seed: 7 };

/** Minimum error for which an example updates the weights. */
const LEAST_MISS = 1e-3;

/** Fits a logistic regression with AdaGrad, one example at a time. The result is deterministic. */
export function fitLogistic(examples: readonly Example[], options = LOGISTIC): Float64Array {
  const weights = new Float64Array(FEATURE_COUNT);
  const squares = new Float64Array(FEATURE_COUNT).fill(1e-6);
  const order = examples.map((_, index) => index);
  const random = randomFrom(options.seed);
  for (let round = 0; round < options.rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example === undefined) continue;
      const { features, isTrue } = example;
      const norm = 1 / Math.sqrt(Math.max(1, features.length));
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      const miss = 1 / (1 + Math.exp(-sum * norm)) - (isTrue ? 1 : 0);
      if (Math.abs(miss) < LEAST_MISS) continue;
      const error = miss * norm;
      for (const feature of features) {
        const weight = weights[feature] ?? 0;
        const gradient = error + options.pull * weight;
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = weight - (options.step * gradient) / Math.sqrt(square);
      }
    }
  }
  return weights;
}
