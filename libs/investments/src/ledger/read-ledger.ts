import { readEntries, readField, readFigure, readWords } from '../list/read-fields';
import type { Ledger, LedgerLine } from './ledger';

const STATUSES = ['counted', 'superseded', 'not_weighted'] as const;

/**
 * The answer of GET /auth/investments/{id}/score.
 * @returns null for an answer that is no ledger: then the server has none. Never throws.
 */
export function readLedger(data: unknown): Ledger | null {
  const score = readFigure(data, 'score');
  if (score === null || !Array.isArray(readField(data, 'lines'))) return null;
  return {
    company_name: readWords(data, 'company_name') ?? '',
    score,
    threshold: readFigure(data, 'threshold'),
    lines: readEntries(data, 'lines').flatMap(readLine),
  };
}

function readLine(line: unknown): LedgerLine[] {
  const award = readWords(line, 'award');
  const status = STATUSES.find((known) => known === readField(line, 'status'));
  if (award === null || status === undefined) return [];
  return [
    {
      award,
      status,
      weight: readFigure(line, 'weight') ?? 0,
      group: readWords(line, 'group_name', 'group_key'),
      rule: readWords(line, 'rule'),
      precedence: readFigure(line, 'precedence'),
      superseded_by: readWords(line, 'superseded_by'),
      superseded_by_precedence: readFigure(line, 'superseded_by_precedence'),
    },
  ];
}
