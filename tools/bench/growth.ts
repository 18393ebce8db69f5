import type { Compared, Load } from './load';
import { times } from './report';

/** Sizes and chapters of `--growth` unless others are given. */
export const GROWTH = { startups: '1000,10000,100000,1000000', only: 'lists,edits,rows' };

/** A cost that grows as this power of the number of startups is no longer flat; noise alone makes up to half of it. */
const FLAT_UP_TO = 0.2;

/**
 * What grows with the number of startups, as Markdown: each operation's requests a second as a ratio to its floor at each
 * size, and the exponents of its costs.
 * @param runs by number of startups
 * @returns null with less than two sizes
 */
export function growthTable(runs: ReadonlyMap<number, readonly Compared[]>): string | null {
  const sizes = [...runs.keys()].sort((a, b) => a - b);
  if (sizes.length < 2) return null;
  const operations = new Map([...runs.values()].flat().map((one) => [one.operation, one.mayGrow]));
  const lines = [...operations].map(([operation, mayGrow]) => {
    const points = sizes.flatMap((size) => {
      const found = runs.get(size)?.find((one) => one.operation === operation);
      return found ? [{ size, ...found }] : [];
    });
    const ratios = sizes.map((size) => {
      const point = points.find((one) => one.size === size);
      return point ? times(point.ours.rate / point.bare.rate) : '';
    });
    const of = (cost: (point: { ours: Load; bare: Load }) => number | null) =>
      exponent(points.map((point) => [point.size, cost(point)]));
    const [processor, middle] = [of(({ ours }) => ours.cpu), of(({ ours }) => ours.p50)];
    const ofFloor = of(({ bare }) => bare.p50);
    // What else the machine does is in both medians; a floor that becomes quicker is no measure.
    const grows = processor > FLAT_UP_TO || middle - Math.max(0, ofFloor) > FLAT_UP_TO;
    const verdict = mayGrow ? 'may grow' : grows ? '**grows**' : 'flat';
    const powers = [processor, middle, ofFloor].map(inWords);
    return `| ${[operation, ...ratios, ...powers, verdict].join(' | ')} |`;
  });
  const head = [
    'operation',
    ...sizes.map((size) => `x floor at ${size}`),
    'exponent of processor',
    'of median',
    'of median, floor',
    '',
  ];
  return ['### Growth', '', `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines, ''].join(
    '\n',
  );
}

/**
 * The power of its size as which a cost grows: the slope of a line through the logarithms of both.
 * @returns NaN where a cost is not known, or none was measured twice
 */
function exponent(points: readonly (readonly [size: number, cost: number | null])[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost ?? Number.NaN)] as const);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [x, y] = [mean(logs.map(([size]) => size)), mean(logs.map(([, cost]) => cost))];
  const along = logs.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  return along / logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
}

const inWords = (power: number) => (Number.isNaN(power) ? '' : power.toFixed(2));
