/**
 * Returns the SVG path (attribute `d`) of a ring segment, clockwise from 12 o'clock.
 * @param from, to shares of the full turn, 0 to 1
 * @param inner, outer radii; the centre is 0, 0
 */
export function ringPath({
  from,
  to,
  inner,
  outer,
}: {
  from: number;
  to: number;
  inner: number;
  outer: number;
}): string {
  // A full turn starts and ends at the same point. An SVG arc cannot express this.
  const end = to - from >= 1 ? from + 0.9999 : to;
  const isLarge = end - from > 0.5 ? 1 : 0;
  return [
    `M${pointAt(from, outer)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${pointAt(end, outer)}`,
    `L${pointAt(end, inner)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${pointAt(from, inner)}`,
    'Z',
  ].join('');
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
}
