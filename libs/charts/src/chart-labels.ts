import type { Slice } from './group-slices';

/** Formatters of names and numbers in a chart. */
export interface ChartLabels {
  /** Returns the full name for a name or code, such as 'Zürich' for 'ZH'. */
  readonly nameOf: (name: string) => string;
  readonly count: (count: number) => string;
  /**
   * Formats a share as a percentage.
   * @param share 0 to 1
   */
  readonly share: (share: number) => string;
}

/** Returns the text of a slice, such as 'Zürich: 342, 26.6%'. */
export function sliceLabel({ name, count, share }: Slice, labels: ChartLabels): string {
  return `${labels.nameOf(name)}: ${labels.count(count)}, ${labels.share(share)}`;
}

/** Returns the description of a chart for screen readers. */
export function chartLabel(title: string, slices: readonly Slice[], labels: ChartLabels): string {
  return `${title}. ${slices.map((slice) => sliceLabel(slice, labels)).join('; ')}`;
}
