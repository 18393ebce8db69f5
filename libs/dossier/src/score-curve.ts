import type { ScoreStep } from '@vaglio/contract';

/** Score that applies from a point in time, which is in milliseconds since 1970. */
export interface CurvePoint {
  readonly time: number;
  readonly score: number;
}

/**
 * Returns the score from its first change until now, with a point per change. If the score has never changed, it
 * returns [].
 */
export function scoreCurve(steps: readonly ScoreStep[], now: Date): CurvePoint[] {
  const points = steps.map(({ at, after }) => ({ time: Date.parse(at), score: after }));
  const last = points.at(-1);
  return last ? [...points, { time: Math.max(last.time, now.getTime()), score: last.score }] : [];
}

/**
 * Returns an SVG path that connects the points in steps.
 * @param x converts a time, and `y` a score, to drawing units
 */
export function stepPath(
  points: readonly CurvePoint[],
  x: (time: number) => number,
  y: (score: number) => number,
): string {
  return points
    .map(({ time, score }, index) => (index === 0 ? `M${x(time)} ${y(score)}` : `H${x(time)}V${y(score)}`))
    .join('');
}
