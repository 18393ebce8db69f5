import { keptLists } from './kept-lists';
import type { Changes } from './index-feed';
import { orderByName, type IndexState } from './index-query';
import { removeRow, writeRow } from './index-rows';

/**
 * The state after some rows changed. Rows are written in place; lists follow when they are asked for again, unless the
 * rules have changed, which any list may depend on.
 */
export function changedState(
  before: IndexState,
  { ids, rows, settings }: Pick<Changes, 'ids' | 'rows' | 'settings'>,
  revision: number,
): IndexState {
  const slots = new Set<number>();
  const renewed = new Set<number>();
  const isThere = new Set(rows.map(({ id }) => id));
  let after = before.rows;
  for (const id of ids ?? []) {
    const slot = isThere.has(id) ? null : removeRow(after, id);
    if (slot !== null) slots.add(slot);
  }
  for (const row of rows) {
    const written = writeRow(after, row, revision);
    after = written.rows;
    slots.add(written.slot);
    if (written.isRenewed) renewed.add(written.slot);
  }
  before.changes.note(revision, { slots: [...slots], renewed });
  const isOfOtherRules =
    settings !== null &&
    (settings.threshold !== before.settings.threshold ||
      settings.top_percent !== before.settings.top_percent);
  const state = {
    ...before,
    rows: after,
    settings: settings ?? before.settings,
    lists: isOfOtherRules ? keptLists(after.used) : before.lists,
    revision,
  };
  // To compare a million names takes seconds, so that their order follows also while nobody asks for it.
  if (state.changes.isFull()) orderByName(state);
  state.changes.forget();
  return state;
}
