import type { Span } from './name-spans';

/** Labels of a token: outside a name, at the beginning of a name, or inside a name. */
export const LABELS = { outside: 0, begin: 1, inside: 2 } as const;
const COUNT = 3;

/** Conditional random field that labels the tokens of a text. */
export interface Chain {
  /** Weights by feature. Each feature has three consecutive weights, one per label. */
  readonly weights: ArrayLike<number>;
  /** Weights of the transitions between labels, as a 3×3 matrix in row order. */
  readonly transitions: ArrayLike<number>;
}

/** Logarithmic sums over all label sequences of a text. */
export interface Lattice {
  readonly length: number;
  readonly scores: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly total: number;
}

const IMPOSSIBLE = -1e4;

/** Returns the logarithm of the sum of three exponentials. */
function logSum(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c);
  return most + Math.log(Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - most));
}

/**
 * Returns the forward and backward sums of a text.
 * @param features feature indexes of each token
 */
export function latticeOf({ weights, transitions }: Chain, features: readonly Uint32Array[]): Lattice {
  const length = features.length;
  const scores = new Float64Array(length * COUNT);
  features.forEach((numbers, at) => {
    for (const number of numbers) {
      for (let label = 0; label < COUNT; label += 1)
        scores[at * COUNT + label] =
          (scores[at * COUNT + label] ?? 0) + (weights[number * COUNT + label] ?? 0);
    }
  });
  const forward = new Float64Array(length * COUNT);
  const backward = new Float64Array(length * COUNT);
  const step = (from: number, to: number) => transitions[from * COUNT + to] ?? 0;
  const at = (values: Float64Array, token: number, label: number) => values[token * COUNT + label] ?? 0;
  for (let token = 0; token < length; token += 1) {
    for (let to = 0; to < COUNT; to += 1) {
      const reached =
        token === 0
          ? to === LABELS.inside
            ? IMPOSSIBLE
            : 0
          : logSum(
              at(forward, token - 1, 0) + step(0, to),
              at(forward, token - 1, 1) + step(1, to),
              at(forward, token - 1, 2) + step(2, to),
            );
      forward[token * COUNT + to] = reached + at(scores, token, to);
    }
  }
  for (let token = length - 2; token >= 0; token -= 1) {
    for (let from = 0; from < COUNT; from += 1) {
      const left = (to: number) => step(from, to) + at(scores, token + 1, to) + at(backward, token + 1, to);
      backward[token * COUNT + from] = logSum(left(0), left(1), left(2));
    }
  }
  const last = length - 1;
  const total = length === 0 ? 0 : logSum(at(forward, last, 0), at(forward, last, 1), at(forward, last, 2));
  return { length, scores, forward, backward, total };
}

/** Returns the probability that a token range is exactly one name. */
export function spanProbability({ transitions }: Chain, lattice: Lattice, { from, to }: Span): number {
  const { scores, forward, backward, total, length } = lattice;
  let sum = forward[from * COUNT + LABELS.begin] ?? 0;
  for (let token = from + 1; token < to; token += 1) {
    const label = token - 1 === from ? LABELS.begin : LABELS.inside;
    sum += (transitions[label * COUNT + LABELS.inside] ?? 0) + (scores[token * COUNT + LABELS.inside] ?? 0);
  }
  if (to >= length) return Math.exp(sum - total);
  const last = to - 1 === from ? LABELS.begin : LABELS.inside;
  const leave = (label: number) =>
    (transitions[last * COUNT + label] ?? 0) +
    (scores[to * COUNT + label] ?? 0) +
    (backward[to * COUNT + label] ?? 0);
  return Math.exp(sum + logSum(leave(LABELS.outside), leave(LABELS.begin), -Infinity) - total);
}
