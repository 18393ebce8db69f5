import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { setAwards } from './filter-columns';
import { emptyRows, writeColumns, type IndexedRow, type IndexRows } from './index-rows';
import { noteTexts } from './search-grams';

/** So many startups more have room before the arrays have to grow. */
const SPARE_SHARE = 1 / 16;
const SPARE_SLOTS = 1_024;
/** Texts that are noted together: a few milliseconds. */
const BATCH_SLOTS = 4_096;

/** Rows of startups that are read for the first time. */
type NewRows = {
  rows: IndexRows;
  /** Gives a startup the next slot. */
  reserve: (id: number) => void;
  /** @param row of a startup that has a slot */
  add: (row: IndexedRow) => void;
  /** @param keys of a startup's awards, as IndexedRow has them */
  setAwards: (id: number, keys: string) => void;
  /** Completes what is made for many rows at once; others have their turn meanwhile. */
  end: () => Promise<void>;
};

/** @param startups that will be added: further ones would not have room */
export function newRows(startups: number, revision: number): NewRows {
  const rows = emptyRows(Math.ceil(startups * (1 + SPARE_SHARE)) + SPARE_SLOTS);
  const slotOf = (id: number) => {
    const slot = rows.slotOf.get(id);
    if (slot === undefined) throw new Error(`startup ${id} has no slot`);
    return slot;
  };
  return {
    rows,
    reserve(id) {
      rows.slotOf.set(id, rows.used);
      // Texts come in another order: a list with gaps would be kept in another way.
      rows.nameKeys.push('');
      rows.searchKeys.push('');
      rows.used += 1;
    },
    add(row) {
      const slot = slotOf(row.id);
      writeColumns(rows, slot, row, revision);
      rows.searchKeys[slot] = row.search_key;
    },
    setAwards: (id, keys) => setAwards(rows.filters, slotOf(id), keys),
    async end() {
      for (let first = 0; first < rows.used; first += BATCH_SLOTS) {
        noteTexts(rows.grams, rows.searchKeys, first, Math.min(rows.used, first + BATCH_SLOTS));
        await turnOfOthers();
      }
    },
  };
}
