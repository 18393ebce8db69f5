/** A measured operation. */
export type Figure = {
  operation: string;
  value: string;
  /** The figure of the bare server, or of the bare work. */
  bare?: string;
  /** Vaglio's figure divided by the bare one. */
  ratio?: number;
  note?: string;
};

/** One table for one number of startups. */
export function toTable(startups: number, figures: readonly Figure[]): string {
  const rows = figures.map(({ operation, value, bare = '', ratio, note = '' }) =>
    [operation, value, bare, ratio === undefined ? '' : times(ratio), note].join(' | '),
  );
  return [
    `### ${startups} startups`,
    '',
    '| operation | Vaglio | bare | ratio | note |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

/** Ratios by number of startups: an operation whose cost does not grow keeps its rate while the bare server slows down. */
export function toGrowth(runs: ReadonlyMap<number, readonly Figure[]>): string {
  const sizes = [...runs.keys()];
  const operations = new Set([...runs.values()].flat().map(({ operation }) => operation));
  const cellOf = (size: number, operation: string) => {
    const found = runs.get(size)?.find((figure) => figure.operation === operation);
    return found?.ratio === undefined ? (found?.value ?? '') : `${found.value}, ${times(found.ratio)}`;
  };
  return [
    '### Growth',
    '',
    `| operation | ${sizes.map((size) => `${size} startups`).join(' | ')} |`,
    `|---|${'---|'.repeat(sizes.length)}`,
    ...[...operations].map((name) => `| ${name} | ${sizes.map((size) => cellOf(size, name)).join(' | ')} |`),
    '',
  ].join('\n');
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number, unit: string): string => `${Math.round(value)} ${unit}/s`;
const times = (value: number): string => `x${value.toFixed(2)}`;
