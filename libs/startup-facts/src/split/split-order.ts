import type { SplitOrder, SplitPreview, StartupRow } from '@vaglio/contract';

/** What a person chose in the dialog. */
export interface SplitChoice {
  /** Ids of the rows that leave. */
  readonly leaving: ReadonlySet<string>;
  /** Each becomes a startup of its own; else all of them together. */
  readonly isEach: boolean;
  /** Names for the startups that are split off, by their place; '' for that of the rows. */
  readonly names: readonly string[];
}

export const NOTHING_CHOSEN: SplitChoice = { leaving: new Set(), isEach: false, names: [] };

/** The rows that leave as a call sends them, in the order in which they are listed; null where none leaves. */
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

/** Whether one more row may leave: one has to stay. */
export function mayLeave(row: StartupRow, { leaving }: SplitChoice, rows: readonly StartupRow[]): boolean {
  if (row.stays_because !== null) return false;
  return leaving.has(row.id) || rows.some(({ id }) => id !== row.id && !leaving.has(id));
}

/** What was done, as it is said: 'Beta AG split off. Score 6.0 to 4.0.'. */
export function splitText(names: readonly string[], before: string, after: string): string {
  return `${names.join(', ')} split off. Score ${before} to ${after}.`;
}

/** Whether every startup that needs a name of its own has one. */
export function isNamed(preview: SplitPreview, { names }: SplitChoice): boolean {
  return preview.parts.every(({ needs_name }, index) => !needs_name || (names[index] ?? '').trim() !== '');
}
