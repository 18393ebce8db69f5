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

/** What an export writes of a startup; any answered startup has it. `awards` are names. */
export type ExportSource = Readonly<Partial<Record<Exclude<TextField, 'id'> | DateField, string | null>>> &
  Readonly<Partial<Record<NumberField, number | null>>> &
  Readonly<Partial<Record<FlagField, number | boolean | null>>> & {
    readonly id: string;
    /** Id that an import gave; written instead of our own, so that a round trip keeps it. */
    readonly external_id?: string | null;
    /** UUID of the row; a server that has none answers only `id`, which other installations use as well. */
    readonly uid?: string;
    readonly awards?: readonly string[];
  };

/**
 * Columns of an export: the fixed ones, then one for each award outside the list, so that
 * no award is lost.
 * @param awards names that the exported startups hold; order and doubles do not matter
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
 * Cells of a startup, one for each column. A set flag and a held award are 'x', since any
 * text counts as true; numbers are plain decimals; what is missing is empty.
 */
export function toExportCells(startup: ExportSource, columns: readonly ImportColumn[]): string[] {
  const awards = new Set((startup.awards ?? []).map(foldedOnce));
  return columns.map((column) => {
    if (column.kind === 'ignored') return '';
    if (column.kind === 'award') return awards.has(foldedOnce(column.award)) ? 'x' : '';
    if (column.kind === 'flag') return isFlagSet(startup[column.field]) ? 'x' : '';
    // Without an amount its currency says nothing.
    if (column.kind === 'currency' && (startup.raised_money ?? null) === null) return '';
    const value =
      column.field === 'id' ? (startup.external_id ?? startup.uid ?? startup.id) : startup[column.field];
    return String(value ?? '');
  });
}

const FOLDED = new Map<string, string>();
const MAX_FOLDED = 10_000;

/** Few awards are in many rows: each spelling is folded once. */
function foldedOnce(award: string): string {
  const known = FOLDED.get(award);
  if (known !== undefined) return known;
  if (FOLDED.size >= MAX_FOLDED) FOLDED.clear();
  const key = foldKey(award);
  FOLDED.set(award, key);
  return key;
}
