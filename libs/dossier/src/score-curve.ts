import type { ScoreStep } from '@vaglio/contract';

/** A score from a time on, in milliseconds since 1970. */
export interface CurvePoint {
  readonly time: number;
  readonly score: number;
}

/**
 * The score as it was from its first change until now, one point for each time from which it holds; [] for a score that
 * never changed.
 */
export function scoreCurve(steps: readonly ScoreStep[], now: Date): CurvePoint[] {
  const points = steps.map(({ at, after }) => ({ time: Date.parse(at), score: after }));
  const last = points.at(-1);
  return last ? [...points, { time: Math.max(last.time, now.getTime()), score: last.score }] : [];
}

/** The points as an SVG path of steps. @param x from a time, y from a score, in units of the drawing */
export function stepPath(
  points: readonly CurvePoint[],
  x: (time: number) => number,
  y: (score: number) => number,
): string {
  return points
    .map(({ time, score }, index) => (index === 0 ? `M${x(time)} ${y(score)}` : `H${x(time)}V${y(score)}`))
    .join('');
}
