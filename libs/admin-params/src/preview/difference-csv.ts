import type { StartupEffect } from '@vaglio/contract';
import { writeCsv } from '@vaglio/startups-domain';

const HEADERS = ['ID', 'Company', 'Old score', 'New score', 'Old place', 'New place', 'Eligible', 'Top list'];

/** The difference as a CSV file. A place is empty for a rejected startup. */
export function differenceCsv(rows: readonly StartupEffect[]): string {
  const lines = rows.map((row) => [
    row.id,
    row.company_name,
    String(row.old_score),
    String(row.new_score),
    String(row.old_rank ?? ''),
    String(row.new_rank ?? ''),
    row.eligible,
    row.top,
  ]);
  return writeCsv([HEADERS, ...lines]);
}
