export type Figure = {
  operation: string;
  value: string;
  /** Result of the baseline server or baseline operation. */
  bare?: string;
  /** Result of Vaglio divided by the result of the baseline. */
  ratio?: number;
  note?: string;
};

/** Returns the table of results for one number of startups. */
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

/**
 * Returns a table of ratios by number of startups. It shows how the cost of each operation grows compared with the
 * baseline.
 */
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
