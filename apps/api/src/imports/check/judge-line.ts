import { FIELD_NAMES, FLAGS, type StartupField } from '@vaglio/startups-domain';
import type { CuratedRow } from '../../startups/curation/curated-row';
import { isManual } from '../../startups/curation/source-precedence';
import { mergeRow, type RawRow } from '../../startups/curation/merge-row';
import { comparedValue } from '../../startups/facts/claims/fact-texts';
import { awardKeyOf } from '../../scoring/award-key';
import type { StartupKeys } from '../../startups/curation/startup-keys';
import { readContentText } from '../line-content';
import type { LineRow } from '../upload/read-lines';
import type { LineChange, PreventedChange } from '../../platform/db/schema/import-lines.table';

/** Stored raw row that a line may update. */
export type KnownRaw = RawRow & {
  uid: string;
  content_hash: string;
  review: string | null;
  version: number;
  deletion_id: number | null;
};

/** Stored startup, or a deleted startup that can be restored, with the keys of its awards. */
export type MatchedStartup = {
  id: number;
  uid: string;
  version: number;
  /** Id of the deletion; null for a stored startup. */
  deletion_id: number | null;
  row: CuratedRow;
  awards: ReadonlySet<string>;
};

export type Known = {
  raws: { byExternalId: Map<string, KnownRaw>; byUid: Map<string, KnownRaw>; byHash: Map<string, KnownRaw> };
  startups: StartupKeys<MatchedStartup>;
  /** Deleted startups for which rows wait, keyed by deletion id. */
  deleted: ReadonlyMap<number, MatchedStartup>;
};

export type Verdict = {
  outcome: 'create' | 'update' | 'unchanged';
  found_by: 'id' | 'website' | 'name' | null;
  changes: LineChange[];
  prevented: PreventedChange[];
  raw: KnownRaw | undefined;
  startup: MatchedStartup | undefined;
  /** Deleted startup for which the row would wait. */
  deleted: MatchedStartup | undefined;
};

/** Fields whose differences are displayed, as in an export. */
const FIELDS = [
  ...new Set<StartupField>(['company_name', 'social_reason', ...FIELD_NAMES]),
  'investment',
  ...FLAGS.map(({ name }) => name),
] as const;
/** Fields in which 0 means that the flag is not set. */
const FLAG_FIELDS: ReadonlySet<string> = new Set(['investment', ...FLAGS.map(({ name }) => name)]);

/**
 * Determines the outcome of a line with the rules of import and curation.
 * @param now time of the import, ISO 8601
 */
export function checkLine(line: LineRow, known: Known, now: string): Verdict {
  const raw = rawOf(line, known);
  const held = raw?.review === 'waiting' || raw?.review === 'discarded';
  const nothing = { changes: [], prevented: [] };
  if (raw && raw.content_hash === line.content_hash && !held)
    return { outcome: 'unchanged', found_by: null, ...nothing, raw, startup: undefined, deleted: undefined };
  const match = startupOf(line, raw, known);
  const found = match?.startup;
  const isDeleted = found !== undefined && found.deletion_id !== null;
  const startup = isDeleted ? undefined : found;
  const deleted = isDeleted ? found : undefined;
  const found_by = raw && line.external_id !== null ? 'id' : match?.by;
  if (!raw && !startup) return { outcome: 'create', found_by: null, ...nothing, raw, startup, deleted };
  return {
    outcome: 'update',
    found_by: found_by ?? 'name',
    ...differences(line, raw, startup, known, now),
    raw,
    startup,
    deleted,
  };
}

function rawOf({ external_id, content_hash, uid }: LineRow, { raws }: Known): KnownRaw | undefined {
  if (external_id === null) return raws.byHash.get(content_hash);
  return raws.byExternalId.get(external_id) ?? (uid === null ? undefined : raws.byUid.get(uid));
}

/**
 * Returns the startup of a line. A row that waits for a deleted startup remains with it. Other rows are matched as in
 * curation.
 */
function startupOf(line: LineRow, raw: KnownRaw | undefined, { startups, deleted }: Known) {
  const deletion = raw?.deletion_id ?? null;
  const awaited = deletion === null ? undefined : deleted.get(deletion);
  if (awaited) return { startup: awaited, by: 'id' as const };
  return startups.find({ ...line, startup_id: raw?.startup_id ?? null });
}

function differences(
  { content }: LineRow,
  raw: KnownRaw | undefined,
  startup: MatchedStartup | undefined,
  { startups }: Known,
  now: string,
): Pick<Verdict, 'changes' | 'prevented'> {
  const incoming: RawRow = {
    ...readContentText(content),
    id: raw?.id ?? 0,
    external_id: null,
    origin: 'import',
    startup_id: startup?.id ?? null,
    founders: [],
    financings: [],
    updated_at: now,
  };
  if (!startup) return { changes: raw ? changesOf(raw, incoming, namesOf(raw.awards)) : [], prevented: [] };
  const merged = mergeRow(startup.row, incoming, startups.takenFrom(startup)).row;
  return {
    changes: changesOf(startup.row, { ...merged, awards: incoming.awards }, startup.awards),
    prevented: preventedOf(startup.row, incoming),
  };
}

const namesOf = (awards: readonly string[]): ReadonlySet<string> => new Set(awards.map(awardKeyOf));

type Values = Pick<CuratedRow, (typeof FIELDS)[number]>;

function changesOf(
  before: Values,
  after: Values & { awards: string[] },
  held: ReadonlySet<string>,
): LineChange[] {
  const fields = FIELDS.map((field) => ({
    field,
    before: comparedValue(before, field),
    after: comparedValue(after, field),
  })).filter((change) => change.before !== change.after);
  const awards = after.awards.filter((award) => !held.has(awardKeyOf(award)));
  return [...fields, ...awards.map((award) => ({ field: 'award', before: null, after: award }))];
}

function preventedOf(row: CuratedRow, incoming: RawRow): PreventedChange[] {
  return FIELDS.flatMap((field) => {
    const origin = row.origins[field];
    const [value, present] = [comparedValue(incoming, field), comparedValue(row, field)];
    const isNoValue = value === null || (value === 0 && FLAG_FIELDS.has(field));
    if (!isManual(origin) || isNoValue || present === null || value === present) return [];
    const user_id = origin?.confirmed?.user_id ?? origin?.user_id ?? null;
    return [{ field, value, present, user_id }];
  });
}
