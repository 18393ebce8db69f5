import { CANTON_CODES, SECTORS, UNKNOWN } from '@vaglio/startups-domain';
import { SORT_KEYS } from '../../../scoring/ranking/list-choices';
import {
  emptyFilterColumns,
  forgetFilters,
  grownFilterColumns,
  writeFilters,
  type FilterColumns,
  type FilterRow,
} from './filter-columns';
import { emptyGrams, grownGrams, replaceText, type SearchGrams } from './search-grams';
import { slotTable, type SlotTable } from './slot-table';

export type SortKey = (typeof SORT_KEYS)[number];

/** What the index keeps of a startup, as the database gives it. */
export type IndexedRow = {
  id: number;
  rejected: number;
  canton: string | null;
  sector: string | null;
  name_key: string;
  search_key: string;
  /** Microseconds since 1970; null where it is not Later. */
  later_until: number | null;
} & FilterRow &
  Record<SortKey, number | null>;

/** Codes are kept as their places in these lists; 0 is none. */
export const CODES: Readonly<Record<'canton' | 'sector', readonly string[]>> = {
  canton: [UNKNOWN, ...CANTON_CODES],
  sector: [UNKNOWN, ...SECTORS.map(({ code }) => code)],
};

/** Rows in parallel arrays, a slot each: about 280 bytes a startup. A slot without a row has id 0. */
export type IndexRows = {
  ids: Float64Array;
  /** Dates as microseconds since 1970; NaN where there is no value. */
  columns: Readonly<Record<SortKey, Float64Array>>;
  /** Microseconds since 1970; NaN where it is not Later. */
  laterUntil: Float64Array;
  rejected: Uint8Array;
  canton: Uint8Array;
  sector: Uint8Array;
  filters: FilterColumns;
  /** The revision of the index at which the row was last read. */
  revisions: Float64Array;
  nameKeys: string[];
  searchKeys: string[];
  grams: SearchGrams;
  slotOf: SlotTable;
  free: number[];
  /** Slots that were ever used. */
  used: number;
};

/** Microseconds, in which columns hold moments, of a millisecond. */
export const PER_MS = 1_000;

const FIRST_SLOTS = 1_024;

export function emptyRows(slots = FIRST_SLOTS, slotOf = slotTable(slots)): IndexRows {
  const column = () => new Float64Array(slots);
  return {
    ids: column(),
    columns: {
      score: column(),
      firstTime_appear_inscore: column(),
      last_modified_score: column(),
      article_date: column(),
      founding_year: column(),
      created_at: column(),
      updated_at: column(),
    },
    laterUntil: column().fill(NaN),
    rejected: new Uint8Array(slots),
    canton: new Uint8Array(slots),
    sector: new Uint8Array(slots),
    filters: emptyFilterColumns(slots),
    revisions: column(),
    nameKeys: [],
    searchKeys: [],
    grams: emptyGrams(slots),
    slotOf,
    free: [],
    used: 0,
  };
}

/**
 * Writes a row into its slot, or into a free one.
 * @returns rows, which are others when they had to grow, the slot, and whether it holds another startup now or one whose
 *   Later has another end
 */
export function writeRow(
  rows: IndexRows,
  row: IndexedRow,
  revision: number,
): { rows: IndexRows; slot: number; isRenewed: boolean } {
  const known = rows.slotOf.get(row.id) ?? rows.free.pop();
  const slot = known ?? rows.used;
  const grown = slot < rows.ids.length ? rows : withRoom(rows);
  if (known === undefined) grown.used += 1;
  const later = row.later_until ?? NaN;
  const isRenewed = grown.ids[slot] !== row.id || !Object.is(grown.laterUntil[slot], later);
  grown.slotOf.set(row.id, slot);
  writeColumns(grown, slot, row, revision);
  replaceText(grown.grams, slot, grown.searchKeys[slot] ?? '', row.search_key);
  grown.searchKeys[slot] = row.search_key;
  return { rows: grown, slot, isRenewed };
}

/** Writes all of a row but its text for searches and where it is found. */
export function writeColumns(rows: IndexRows, slot: number, row: IndexedRow, revision: number): void {
  rows.ids[slot] = row.id;
  const { columns } = rows; // each by its name: a million rows by names from a list take half a second
  columns.score[slot] = row.score ?? NaN;
  columns.firstTime_appear_inscore[slot] = row.firstTime_appear_inscore ?? NaN;
  columns.last_modified_score[slot] = row.last_modified_score ?? NaN;
  columns.article_date[slot] = row.article_date ?? NaN;
  columns.founding_year[slot] = row.founding_year ?? NaN;
  columns.created_at[slot] = row.created_at ?? NaN;
  columns.updated_at[slot] = row.updated_at ?? NaN;
  rows.laterUntil[slot] = row.later_until ?? NaN;
  rows.rejected[slot] = row.rejected;
  rows.canton[slot] = codeOf(CODES.canton, row.canton);
  rows.sector[slot] = codeOf(CODES.sector, row.sector);
  writeFilters(rows.filters, slot, row);
  rows.revisions[slot] = revision;
  rows.nameKeys[slot] = row.name_key;
}

/** Empties the slot of a startup that is gone. @returns the slot; null when there was none */
export function removeRow(rows: IndexRows, id: number): number | null {
  const slot = rows.slotOf.get(id);
  if (slot === undefined) return null;
  rows.slotOf.delete(id);
  rows.ids[slot] = 0;
  rows.laterUntil[slot] = NaN;
  forgetFilters(rows.filters, slot);
  replaceText(rows.grams, slot, rows.searchKeys[slot] ?? '', '');
  rows.searchKeys[slot] = '';
  rows.free.push(slot);
  return slot;
}

function codeOf(codes: readonly string[], code: string | null): number {
  return code === null ? 0 : Math.max(0, codes.indexOf(code));
}

function withRoom(rows: IndexRows): IndexRows {
  const { nameKeys, searchKeys, slotOf, free, used } = rows;
  const larger = emptyRows(rows.ids.length * 2, slotOf); // which grows by itself
  larger.ids.set(rows.ids);
  for (const key of SORT_KEYS) larger.columns[key].set(rows.columns[key]);
  larger.laterUntil.set(rows.laterUntil);
  larger.rejected.set(rows.rejected);
  larger.canton.set(rows.canton);
  larger.sector.set(rows.sector);
  larger.revisions.set(rows.revisions);
  const grams = grownGrams(rows.grams, larger.ids.length);
  const filters = grownFilterColumns(rows.filters, larger.ids.length);
  return { ...larger, nameKeys, searchKeys, grams, filters, free, used };
}
