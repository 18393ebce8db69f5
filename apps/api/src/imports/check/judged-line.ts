import type { ImportLine } from '../../platform/db/schema/import-lines.table';
import { isOtherCompany } from '../../startups/curation/startup-keys';
import type { Verdict } from './judge-line';
import type { LineRow, ReadLine } from '../upload/read-lines';

/** Line with the result of the check, in the form in which it is stored. */
export type JudgedLine = Pick<
  ImportLine,
  | 'line'
  | 'company_name'
  | 'found_by'
  | 'notes'
  | 'changes'
  | 'prevented'
  | 'raw_id'
  | 'raw_version'
  | 'startup_id'
  | 'startup_version'
> & {
  outcome: NonNullable<ImportLine['outcome']>;
  /** Content of the row as JSON. */
  content: string | null;
};

/** Keys of earlier lines in the file, to detect duplicates. */
export type LinesSeen = {
  ids: Map<string, number>;
  hashes: Map<string, number>;
  companies: Map<string, { line: number } & Pick<LineRow, 'external_id' | 'website_host'>>;
  rows: Map<number, number>;
  /** Websites, with the name of the first company that states them. */
  sites: Map<string, string>;
  /** Websites that companies with different names state. */
  sharedPages: Set<string>;
};

export const linesSeen = (): LinesSeen => ({
  ids: new Map(),
  hashes: new Map(),
  companies: new Map(),
  rows: new Map(),
  sites: new Map(),
  sharedPages: new Set(),
});

export const NOTHING = {
  found_by: null,
  changes: [],
  prevented: [],
  content: null,
  raw_id: null,
  raw_version: null,
  startup_id: null,
  startup_version: null,
};

/**
 * Returns the outcome of a line compared with earlier lines of the file. Of lines with the same ID or identical
 * content, only one counts.
 */
export function judgedOf(
  { line, company_name, problems, notes, row, id_column }: ReadLine,
  seen: LinesSeen,
  judge: (row: LineRow) => Verdict,
): JudgedLine {
  const base = { line, company_name, ...NOTHING };
  if (!row) return { ...base, outcome: 'failed', notes: problems };
  const { external_id, content_hash } = row;
  const before = external_id === null ? undefined : seen.ids.get(external_id);
  if (before !== undefined) {
    const text = `ID ${external_id} is in the file twice, also in line ${before}.`;
    return { ...base, outcome: 'failed', notes: [id_column === null ? text : [id_column, text]] };
  }
  if (external_id !== null) seen.ids.set(external_id, line);
  const same = external_id === null ? seen.hashes.get(content_hash) : undefined;
  if (same !== undefined) return { ...base, outcome: 'unchanged', notes: [`The same as line ${same}.`] };
  seen.hashes.set(content_hash, line);
  const { outcome, found_by, changes, prevented, raw, startup, deleted } = judge(row);
  const again = raw && seen.rows.get(raw.id);
  if (again !== undefined && outcome === 'update')
    return { ...base, outcome: 'failed', notes: [`Line ${again} is the same row of ours.`] };
  if (raw) seen.rows.set(raw.id, line);
  const site = row.website_host ?? '';
  if (site !== '' && (seen.sites.get(site) ?? row.name_key) !== row.name_key) seen.sharedPages.add(site);
  seen.sites.set(site, row.name_key);
  const company =
    (seen.sharedPages.has(site) ? undefined : seen.companies.get(site)) ?? seen.companies.get(row.name_key);
  const isSame = company !== undefined && !isOtherCompany(row, company);
  const hints = outcome === 'create' && isSame ? [`The same company as in line ${company.line}.`] : [];
  const waiting =
    deleted === undefined
      ? []
      : [`“${deleted.row.company_name}” was deleted: this row waits until it is restored.`];
  for (const key of [row.name_key, row.website_host ?? row.name_key])
    if (!seen.companies.has(key))
      seen.companies.set(key, { line, external_id, website_host: row.website_host });
  return {
    line,
    company_name,
    outcome,
    found_by,
    notes: [...notes, ...hints, ...waiting],
    changes,
    prevented,
    content: outcome === 'unchanged' ? null : row.content,
    raw_id: raw?.id ?? null,
    raw_version: raw?.version ?? null,
    startup_id: startup?.id ?? null,
    startup_version: startup?.version ?? null,
  };
}
