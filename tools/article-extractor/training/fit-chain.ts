import {
  latticeOf,
  type Chain,
  type Lattice,
} from '../../../libs/article-extractor/src/learned/linear-chain';
import { TAG_WEIGHTS } from '../../../libs/article-extractor/src/learned/tag-features';
import { randomFrom, shuffle } from './shuffled';

export interface LabelledText {
  readonly features: readonly Uint32Array[];
  /** Label of each token, as an index in LABELS. */
  readonly labels: Uint8Array;
}

const CHAIN_OPTIONS = { rounds: 8, step: 0.1, pull: 1e-6, seed: 11 };
const COUNT = 3;
/** Minimum error for which a token updates the weights. */
const LEAST_MISS = 2e-3;
const NEVER = -1e4;

/** Fits a conditional random field with AdaGrad, one text at a time. The result is deterministic. */
export function fitChain(texts: readonly LabelledText[], options = CHAIN_OPTIONS): Chain {
  const weights = new Float64Array(TAG_WEIGHTS);
  const squares = new Float64Array(TAG_WEIGHTS).fill(1e-3);
  const transitions = Float64Array.from([0, 0, NEVER, 0, 0, 0, 0, 0, 0]);
  const transitionSquares = new Float64Array(COUNT * COUNT).fill(1e-3);
  const order = texts.map((_, index) => index);
  const random = randomFrom(options.seed);
  const chain = { weights, transitions };
  const move = (values: Float64Array, sums: Float64Array, at: number, gradient: number) => {
    const square = (sums[at] ?? 0) + gradient * gradient;
    sums[at] = square;
    values[at] = (values[at] ?? 0) - (options.step * gradient) / Math.sqrt(square);
  };
  for (let round = 0; round < options.rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const text = texts[index];
      if (text === undefined || text.features.length === 0) continue;
      const lattice = latticeOf(chain, text.features);
      const steps = transitionGradient(chain, lattice, text.labels);
      text.features.forEach((features, token) => {
        const errors = [0, 1, 2].map(
          (label) => marginal(lattice, token, label) - (text.labels[token] === label ? 1 : 0),
        );
        if (errors.every((error) => Math.abs(error) < LEAST_MISS)) return;
        for (const feature of features)
          errors.forEach((error, label) => {
            const at = feature * COUNT + label;
            move(weights, squares, at, error + options.pull * (weights[at] ?? 0));
          });
      });
      steps.forEach((gradient, at) => {
        if (at !== 2) move(transitions, transitionSquares, at, gradient); // not trained: outside to inside
      });
    }
  }
  return chain;
}

const marginal = ({ forward, backward, total }: Lattice, token: number, label: number): number =>
  Math.exp((forward[token * COUNT + label] ?? 0) + (backward[token * COUNT + label] ?? 0) - total);

function transitionGradient(
  { transitions }: Chain,
  { length, scores, forward, backward, total }: Lattice,
  labels: Uint8Array,
): Float64Array {
  const gradient = new Float64Array(COUNT * COUNT);
  for (let token = 1; token < length; token += 1) {
    for (let from = 0; from < COUNT; from += 1) {
      for (let to = 0; to < COUNT; to += 1) {
        const at = from * COUNT + to;
        const path =
          (forward[(token - 1) * COUNT + from] ?? 0) +
          (transitions[at] ?? 0) +
          (scores[token * COUNT + to] ?? 0) +
          (backward[token * COUNT + to] ?? 0);
        const isTrue = labels[token - 1] === from && labels[token] === to;
        gradient[at] = (gradient[at] ?? 0) + Math.exp(path - total) - (isTrue ? 1 : 0);
      }
    }
  }
  return gradient;
}
