import type { Slice } from './group-slices';

/** How a chart writes names and numbers: the caller's formats. */
export interface ChartLabels {
  /** The full name of a name or code: 'Zürich' for 'ZH'. */
  readonly nameOf: (name: string) => string;
  readonly count: (count: number) => string;
  /** @param share 0 to 1 */
  readonly share: (share: number) => string;
}

/** A slice in one line: 'Zürich: 342, 26.6%'. */
export function sliceLabel({ name, count, share }: Slice, labels: ChartLabels): string {
  return `${labels.nameOf(name)}: ${labels.count(count)}, ${labels.share(share)}`;
}

/** The whole chart for those who do not see it. */
export function chartLabel(title: string, slices: readonly Slice[], labels: ChartLabels): string {
  return `${title}. ${slices.map((slice) => sliceLabel(slice, labels)).join('; ')}`;
}
