import type { Slice } from './group-slices';

/** How a chart says names and numbers; the caller knows them, the chart does not. */
export interface ChartWords {
  /** The full name of a name or code: 'Zürich' for 'ZH'. */
  readonly nameOf: (name: string) => string;
  readonly count: (count: number) => string;
  /** @param share 0 to 1 */
  readonly share: (share: number) => string;
}

/** A slice in one line: 'Zürich: 342, 26.6%'. */
export function sliceWords({ name, count, share }: Slice, words: ChartWords): string {
  return `${words.nameOf(name)}: ${words.count(count)}, ${words.share(share)}`;
}

/** The whole chart for those who do not see it. */
export function chartLabel(title: string, slices: readonly Slice[], words: ChartWords): string {
  return `${title}. ${slices.map((slice) => sliceWords(slice, words)).join('; ')}`;
}
