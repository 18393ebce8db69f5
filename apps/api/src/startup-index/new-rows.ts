import { setAwards } from './filter-columns';
import { emptyRows, writeColumns, type IndexedRow, type IndexRows } from './index-rows';
import { noteTexts } from './search-grams';

/** So many startups more have room before the arrays have to grow. */
const SPARE_SHARE = 1 / 16;
const SPARE_SLOTS = 1_024;
/** Texts that are noted together: a few milliseconds. */
const BATCH_ROWS = 4_096;

/** Rows of startups that are read for the first time, one slot after the other. */
type NewRows = {
  rows: IndexRows;
  /** @param row of a startup that has none yet */
  add: (row: IndexedRow) => void;
  /** @param keys of a slot's awards, as IndexedRow has them */
  setAwards: (slot: number, keys: string) => void;
  /** Completes what is made for many rows at once. */
  end: () => void;
};

/** @param startups that will be added: further ones would not have room */
export function newRows(startups: number, revision: number): NewRows {
  const rows = emptyRows(Math.ceil(startups * (1 + SPARE_SHARE)) + SPARE_SLOTS);
  let noted = 0;
  const noteRest = () => {
    noteTexts(rows.grams, rows.searchKeys, noted);
    noted = rows.used;
  };
  return {
    rows,
    add(row) {
      const slot = rows.used;
      rows.used += 1;
      rows.slotOf.set(row.id, slot);
      writeColumns(rows, slot, row, revision);
      rows.searchKeys[slot] = row.search_key;
      if (rows.used - noted === BATCH_ROWS) noteRest();
    },
    setAwards: (slot, keys) => setAwards(rows.filters, slot, keys),
    end: noteRest,
  };
}
