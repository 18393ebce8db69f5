import type { SplitOrder, SplitPreview, StartupRow } from '@vaglio/contract';

/** User's choices in the split dialog. */
export interface SplitChoice {
  /** Ids of the rows that are split off. */
  readonly leaving: ReadonlySet<string>;
  /** True if each row becomes a separate startup, false if the rows together become a single startup. */
  readonly isEach: boolean;
  /** Names of the new startups, by index. '' uses the name in the rows. */
  readonly names: readonly string[];
}

export const NOTHING_CHOSEN: SplitChoice = { leaving: new Set(), isEach: false, names: [] };

/** Returns the request body with the selected rows in list order. If no row is selected, it returns null. */
export function toSplitOrder(
  { leaving, isEach, names }: SplitChoice,
  rows: readonly StartupRow[],
): SplitOrder | null {
  const ids = rows.filter(({ id }) => leaving.has(id)).map(({ id }) => id);
  if (ids.length === 0) return null;
  const groups = isEach ? ids.map((id) => [id]) : [ids];
  return {
    groups: groups.map((group, index) => {
      const name = names[index]?.trim() ?? '';
      return { rows: group, ...(name !== '' && { company_name: name }) };
    }),
  };
}

/** Returns true if the row may be split off. At least one row must remain. */
export function mayLeave(row: StartupRow, { leaving }: SplitChoice, rows: readonly StartupRow[]): boolean {
  if (row.stays_because !== null) return false;
  return leaving.has(row.id) || rows.some(({ id }) => id !== row.id && !leaving.has(id));
}

/** Returns the message after a split, such as 'Beta AG split off. Score 6.0 to 4.0.' */
export function splitText(names: readonly string[], before: string, after: string): string {
  return `${names.join(', ')} split off. Score ${before} to ${after}.`;
}

/** Returns true if every new startup that needs a name has a name. */
export function isNamed(preview: SplitPreview, { names }: SplitChoice): boolean {
  return preview.parts.every(({ needs_name }, index) => !needs_name || (names[index] ?? '').trim() !== '');
}
