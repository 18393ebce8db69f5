import { readEntries, readField, readFigure, readWords } from '../list/read-fields';

export interface HistoryChange {
  readonly field: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** An award that adds something else to the score than before. */
export interface HistoryReason {
  readonly award: string;
  readonly statusBefore: string | null;
  readonly statusAfter: string | null;
  readonly weightBefore: number | null;
  readonly weightAfter: number | null;
  readonly supersededBy: string | null;
  readonly group: string | null;
}

export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly actor: string | null;
  readonly changes: readonly HistoryChange[];
  readonly reasons: readonly HistoryReason[];
  readonly source: string | null;
  readonly origin: string | null;
}

export interface History {
  readonly entries: readonly HistoryEntry[];
  readonly total: number;
}

/**
 * The answer of GET /auth/investments/{id}/history.
 * @returns null for an answer that is no history: then the server has none. Never throws.
 */
export function readHistory(data: unknown): History | null {
  if (!Array.isArray(readField(data, 'items'))) return null;
  const entries = readEntries(data, 'items').flatMap(readEntry);
  return { entries, total: readFigure(data, 'total') ?? entries.length };
}

function readEntry(row: unknown): HistoryEntry[] {
  const [id, at, kind] = [readWords(row, 'id'), readWords(row, 'at'), readWords(row, 'kind')];
  if (id === null || at === null || kind === null) return [];
  return [
    {
      id,
      at,
      kind,
      actor: readWords(row, 'actor'),
      source: readWords(row, 'source'),
      origin: readWords(row, 'origin'),
      changes: readEntries(row, 'changes').flatMap(readChange),
      reasons: readEntries(row, 'reasons').flatMap(readReason),
    },
  ];
}

function readChange(row: unknown): HistoryChange[] {
  const field = readWords(row, 'field');
  return field === null ? [] : [{ field, before: valueOf(row, 'before'), after: valueOf(row, 'after') }];
}

function valueOf(row: unknown, name: string): string | number | null {
  const value = readField(row, name);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function readReason(row: unknown): HistoryReason[] {
  const award = readWords(row, 'award');
  return award === null
    ? []
    : [
        {
          award,
          statusBefore: readWords(row, 'status_before'),
          statusAfter: readWords(row, 'status_after'),
          weightBefore: readFigure(row, 'weight_before'),
          weightAfter: readFigure(row, 'weight_after'),
          supersededBy: readWords(row, 'superseded_by'),
          group: readWords(row, 'group_name'),
        },
      ];
}
