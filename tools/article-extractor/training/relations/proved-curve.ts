/** Pull of the slopes towards one, where the score itself is the probability. */
const PULL = 1;
/** Of the height: it follows the claims. */
const LOOSE_PULL = 0.01;
const ROUNDS = 200;
/** No score counts as surer than this. */
const LEAST_DOUBT = 1e-3;
const LARGEST_STEP = 1;
/** Scores at which the curve is written down. */
const POINTS = 50;

interface Scored {
  readonly score: number;
  readonly isTrue: boolean;
}

/**
 * The probability that a claim is right by its score: beta calibration, a rising curve of three parameters that follows
 * few claims less than steps do. Without claims the score is the probability.
 * @param claims of articles that the models have not seen
 * @returns pairs of score and probability, both rising
 * Source: Kull, Silva Filho, Flach: Beta calibration, AISTATS 2017.
 */
export function provedCurve(claims: readonly Scored[]): (readonly [number, number])[] {
  const most = (claims.length + 1) / (claims.length + 2); // so many claims show no more than that
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

/** Newton's method, one parameter at a time. @param slopes that are fitted; the others are zero */
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
