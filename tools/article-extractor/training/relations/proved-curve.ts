/** Strength of the regularisation of the slopes towards 1. If both slopes are 1, the probability equals the score. */
const PULL = 1;
/** Strength of the regularisation of the intercept. It is weak, so that the claims determine the intercept. */
const LOOSE_PULL = 0.01;
const ROUNDS = 200;
/** Minimum distance between a score and 0 or 1. */
const LEAST_DOUBT = 1e-3;
const LARGEST_STEP = 1;
/** Number of intervals between the points of the stored curve. */
const POINTS = 50;

interface Scored {
  readonly score: number;
  readonly isTrue: boolean;
}

/**
 * Fits the probability that a claim with a given score is correct. It uses beta calibration: a monotonic curve with
 * three parameters. With few claims, this curve overfits less than isotonic regression. Without claims, the probability
 * equals the score.
 * @param claims claims in articles that were not in the training data
 * @returns pairs of score and probability, both ascending
 * Source: Kull, Silva Filho, Flach: Beta calibration, AISTATS 2017.
 */
export function provedCurve(claims: readonly Scored[]): (readonly [number, number])[] {
  const most = (claims.length + 1) / (claims.length + 2); // few claims limit the highest probability
  const weights = fitted(claims, [true, true]);
  const [, low, high] = weights;
  const rising = low < 0 || high < 0 ? fitted(claims, [low >= 0, high >= 0]) : weights;
  return Array.from({ length: POINTS + 1 }, (_, at) => {
    const score = at / POINTS;
    return [score, Math.round(Math.min(most, probability(rising, score)) * 1e4) / 1e4] as const;
  });
}

type Weights = readonly [height: number, low: number, high: number];

const inputsOf = (score: number): Weights => [
  1,
  Math.log(score + LEAST_DOUBT),
  -Math.log(1 - score + LEAST_DOUBT),
];

function probability(weights: Weights, score: number): number {
  const inputs = inputsOf(score);
  const odds = weights.reduce((sum, weight, at) => sum + weight * (inputs[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

/**
 * Fits the weights with Newton's method, one parameter at a time.
 * @param slopes for each slope, whether it is fitted; a slope that is not fitted is zero
 */
function fitted(claims: readonly Scored[], slopes: readonly [boolean, boolean]): Weights {
  const prior = [0, slopes[0] ? 1 : 0, slopes[1] ? 1 : 0];
  const weights = [...prior];
  const rows = claims.map(({ score, isTrue }) => ({ inputs: inputsOf(score), isTrue }));
  const read = (): Weights => [weights[0] ?? 0, weights[1] ?? 0, weights[2] ?? 0];
  for (let round = 0; round < ROUNDS * 3; round += 1) {
    const at = round % 3;
    if (at > 0 && prior[at] === 0) continue;
    const pull = at === 0 ? LOOSE_PULL : PULL;
    let gradient = pull * ((weights[at] ?? 0) - (prior[at] ?? 0));
    let curvature = pull;
    for (const { inputs, isTrue } of rows) {
      const odds = inputs.reduce((sum, input, index) => sum + input * (weights[index] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-odds));
      const input = inputs[at] ?? 0;
      gradient += (share - (isTrue ? 1 : 0)) * input;
      curvature += share * (1 - share) * input * input;
    }
    const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, gradient / curvature));
    weights[at] = (weights[at] ?? 0) - step;
  }
  return read();
}
