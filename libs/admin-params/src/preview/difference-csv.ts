import type { StartupEffect } from '../endpoints.gen';

const HEADERS = ['ID', 'Company', 'Old score', 'New score', 'Old place', 'New place', 'Eligible', 'Top list'];
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would compute, whatever blanks stand before it. */
const FORMULA = /^[\s\p{Cc}\uFEFF']*[=+\-@＝＋－＠]/u;

/** The difference as a CSV file: RFC 4180, every cell quoted, no name that a spreadsheet would compute. A place is empty for a rejected startup. */
export function differenceCsv(rows: readonly StartupEffect[]): string {
  const lines = rows.map((row) => [
    row.id, guarded(row.company_name), String(row.old_score), String(row.new_score), String(row.old_rank ?? ''), String(row.new_rank ?? ''), row.eligible, row.top,
  ]);
  return BYTE_ORDER_MARK + [HEADERS, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
