import { companyHost } from '@vaglio/startups-domain';
import { addStated, correctedRow, withoutDerived } from '../facts/claims/apply-statements';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { MergedKeys } from '../merges/merged-keys';
import { identityOf, identityText } from '../splits/identity';
import type { SplitKey } from '../splits/split-keys';
import { nameKeyOf } from '../raw/match-keys';
import type { startups } from '../../platform/db/schema/startups.table';
import { uidOf } from '../raw/row-uid';
import { NOTHING_YET, type CuratedRow } from './curated-row';
import { changesOf, mergeRow, type RawRow, type TakenKeys } from './merge-row';

/** A startup that the batch makes or touches; `id` is null until a new one is stored. */
export type Draft = {
  id: number | null;
  uid: string | null;
  /** Of one that was deleted: it takes its rows, and nothing else. */
  deletion_id: number | null;
  row: CuratedRow;
  /** Whether a field or flag has another value than before the batch. */
  changed: boolean;
  /** Whether one of them is a fact about the company. */
  factsChanged: boolean;
  /** As people corrected them: without what they discarded. */
  raws: RawRow[];
  statements: readonly Statement[];
};

export type StoredStartup = { id: number; uid: string; row: CuratedRow; statements: readonly Statement[] };

/** A row of the table as curation reads and writes it, its statements apart. */
export function toStored({
  id,
  uid,
  award_set: _set,
  score: _score,
  firstTime_appear_inscore: _first,
  last_modified_score: _last,
  later_until: _later,
  later_watched_since: _watched,
  version: _version,
  created_at: _created,
  updated_at: _updated,
  ...row
}: typeof startups.$inferSelect): Omit<StoredStartup, 'statements'> {
  return { id, uid, row };
}

/** The keys of a deleted startup. */
export type DeletedStartup = { deletion_id: number; row_id: number; uid: string } & Pick<
  CuratedRow,
  'external_id' | 'website_host' | 'name_key'
>;

const UNTOUCHED = { deletion_id: null, changed: false, factsChanged: false, statements: [] };

/**
 * Decides what becomes of each raw row: the startup it belongs to, merged, or a new one. Rows of one company in one
 * batch meet in one startup, in the order given.
 * Matched by: the startup the row became before, or the same external id, which may be the UUID that an export wrote; else the
 * startup that a row with the same name and website belongs to since a split; else the same website host; else the same
 * folded company name. A row that belongs to a deleted startup stays as it is. Writes nothing.
 * @param known every stored startup that holds a key of a row, lowest id first
 * @param deleted the same of those that can be restored
 * @param merged keys that startups of these had before they were merged
 * @param split names with websites that belong to one startup of a split, the latest split first
 * @returns the startups touched, in the order of their first row
 * Source: product decisions 4 and 10.1.
 */
export function planBatch(
  raws: readonly RawRow[],
  known: readonly StoredStartup[],
  deleted: readonly DeletedStartup[] = [],
  merged: readonly MergedKeys[] = [],
  split: readonly SplitKey[] = [],
): Draft[] {
  const keys = matchKeys();
  const byId = new Map<number, Draft>();
  const addKnown = (id: number, draft: Draft) => {
    byId.set(id, draft);
    keys.claim(draft);
  };
  for (const each of known) addKnown(each.id, { ...UNTOUCHED, ...each, raws: [] });
  for (const { deletion_id, row_id, uid, ...own } of deleted)
    addKnown(row_id, {
      ...UNTOUCHED,
      id: null,
      uid,
      deletion_id,
      row: { ...NOTHING_YET, ...own },
      raws: [],
    });
  for (const { survivor_id, ...former } of merged) {
    const survivor = byId.get(survivor_id);
    if (survivor) keys.claimFormer(survivor, former);
  }
  for (const { identity, startup_id } of split) keys.claimIdentity(byId.get(startup_id), identity);
  const mergedUids = new Set<string | null>(merged.map(({ uid }) => uid));
  const touched = new Set<Draft>();
  for (const raw of raws) {
    const draft = keys.find(raw) ?? { id: null, uid: null, row: NOTHING_YET, ...UNTOUCHED, raws: [] };
    const corrected = correctedRow(raw, draft.statements);
    draft.raws.push(corrected);
    touched.add(draft);
    if (draft.deletion_id !== null) continue;
    const after = mergeCorrected(
      draft,
      withoutOwnUid(
        corrected,
        mergedUids.has(uidOf(corrected.external_id)) ? uidOf(corrected.external_id) : draft.uid,
      ),
      keys.takenFrom(draft),
    );
    draft.row = after.row;
    draft.changed ||= after.changed;
    draft.factsChanged ||= after.factsChanged;
    keys.claim(draft);
  }
  return [...touched];
}

function mergeCorrected({ row, statements }: Draft, corrected: RawRow, taken: TakenKeys) {
  if (statements.length === 0) return mergeRow(row, corrected, taken);
  const merged = addStated(mergeRow(withoutDerived(row), corrected, taken).row, statements);
  return { row: merged, ...changesOf(row, merged) };
}

type FormerKeys = Omit<MergedKeys, 'survivor_id'>;

/**
 * Who holds which key. A key once held stays held for the batch, even by a startup that is renamed: all startups of
 * a batch are written at once, and the name is unique at all times.
 */
function matchKeys() {
  const byId = new Map<number, Draft>();
  const byUid = new Map<string, Draft>();
  const byExternalId = new Map<string, Draft>();
  const byHost = new Map<string, Draft>();
  const byName = new Map<string, Draft>();
  const byIdentity = new Map<string, Draft>();
  return {
    claim(draft: Draft): void {
      const { external_id, website_host, name_key } = draft.row;
      if (draft.id !== null) byId.set(draft.id, draft);
      if (external_id !== null) claimKey(byExternalId, external_id, draft);
      if (draft.uid !== null) claimKey(byUid, draft.uid, draft);
      if (website_host !== null) claimKey(byHost, website_host, draft);
      claimKey(byName, name_key, draft);
    },
    /** Keys from before a merge; one that another startup has now is that one's. */
    claimFormer(draft: Draft, { uid, external_id, website_hosts, name_keys }: FormerKeys): void {
      claimKey(byUid, uid, draft);
      if (external_id !== null) claimKey(byExternalId, external_id, draft);
      for (const host of website_hosts) claimKey(byHost, host, draft);
      for (const name of name_keys) claimKey(byName, name, draft);
    },
    claimIdentity(draft: Draft | undefined, identity: string): void {
      if (draft) claimKey(byIdentity, identity, draft);
    },
    find(raw: RawRow): Draft | undefined {
      const host = companyHost(raw.website);
      const uid = uidOf(raw.external_id);
      return (
        (raw.startup_id === null ? undefined : byId.get(raw.startup_id)) ??
        (uid === null ? undefined : byUid.get(uid)) ??
        (raw.external_id === null ? undefined : byExternalId.get(raw.external_id)) ??
        byIdentity.get(identityText(identityOf(raw))) ??
        (host === null ? undefined : byHost.get(host)) ??
        byName.get(nameKeyOf(raw.company_name))
      );
    },
    takenFrom: (draft: Draft) => ({
      hasName: (key: string) => (byName.get(key) ?? draft) !== draft,
      hasHost: (host: string) => (byHost.get(host) ?? draft) !== draft,
    }),
  };
}

/** A row of an own export names its startup by our UUID: that is no foreign id. */
function withoutOwnUid(raw: RawRow, uid: string | null): RawRow {
  return uid !== null && uidOf(raw.external_id) === uid ? { ...raw, external_id: null } : raw;
}

function claimKey(holders: Map<string, Draft>, key: string, draft: Draft): void {
  if (!holders.has(key)) holders.set(key, draft);
}
