import { compareCodePoints } from './code-point-order';
import { foldKey } from './fold-text';
import { isFlagSet } from './flags';
import {
  awardColumn,
  EXPORT_COLUMNS,
  matchHeader,
  type DateField,
  type FlagField,
  type ImportColumn,
  type NumberField,
  type TextField,
} from './import-columns';

/** Startup fields that an export writes. `awards` contains award names. */
export type ExportSource = Readonly<Partial<Record<Exclude<TextField, 'id'> | DateField, string | null>>> &
  Readonly<Partial<Record<NumberField, number | null>>> &
  Readonly<Partial<Record<FlagField, number | boolean | null>>> & {
    readonly id: string;
    /** Id from an import. An export writes it instead of the generated id, so that another import keeps it. */
    readonly external_id?: string | null;
    /** UUID of the row. Older servers return only `id`, which is not unique across installations. */
    readonly uid?: string;
    readonly awards?: readonly string[];
  };

/**
 * Returns the columns of an export: the fixed columns, followed by one column for each award without a fixed column.
 * @param awards names of the awards of the exported startups, in any order; duplicates are allowed
 */
export function exportColumns(awards: Iterable<string>): readonly ImportColumn[] {
  const others = new Map<string, string>();
  for (const award of [...awards].sort(compareCodePoints).reverse()) {
    if (matchHeader(award)?.kind !== 'award' && foldKey(award) !== '') others.set(foldKey(award), award);
  }
  const sorted = [...others].sort(([a], [b]) => compareCodePoints(a, b));
  return [...EXPORT_COLUMNS, ...sorted.map(([, award]) => awardColumn(award))];
}

/**
 * Returns the cells of a startup in column order. Set flags and awards become 'x', numbers become plain decimals, and
 * missing values become empty cells.
 */
export function toExportCells(startup: ExportSource, columns: readonly ImportColumn[]): string[] {
  const awards = new Set((startup.awards ?? []).map(foldedOnce));
  return columns.map((column) => {
    if (column.kind === 'ignored') return '';
    if (column.kind === 'award') return awards.has(foldedOnce(column.award)) ? 'x' : '';
    if (column.kind === 'flag') return isFlagSet(startup[column.field]) ? 'x' : '';
    // A currency without an amount is meaningless.
    if (column.kind === 'currency' && (startup.raised_money ?? null) === null) return '';
    const value =
      column.field === 'id' ? (startup.external_id ?? startup.uid ?? startup.id) : startup[column.field];
    return String(value ?? '');
  });
}

const FOLDED = new Map<string, string>();
const MAX_FOLDED = 10_000;

/** Folds an award name and caches the result, because the same awards occur in many rows. */
function foldedOnce(award: string): string {
  const known = FOLDED.get(award);
  if (known !== undefined) return known;
  if (FOLDED.size >= MAX_FOLDED) FOLDED.clear();
  const key = foldKey(award);
  FOLDED.set(award, key);
  return key;
}
