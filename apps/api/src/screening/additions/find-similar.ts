import { websiteKey } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { keysOf, readKeyHolders, type DeletedStartup } from '../../startups/curation/key-holders';
import type { RowKeys } from '../../startups/curation/startup-keys';
import { comparedName } from '../../startups/duplicates/compared-name';
import { profileOf } from '../../startups/duplicates/company-profile';
import { findSimilarNames } from '../../startups/duplicates/find-candidates';
import { judgePair, LEAST_CERTAINTY } from '../../startups/duplicates/judge-pair';
import { becauseOf } from '../../startups/duplicates/pair-words';
import { readProfiles } from '../../startups/duplicates/read-profiles';
import { nameKeyOf } from '../../startups/raw/match-keys';
import type { SimilarStartupBody } from './additions.schemas';

type Typed = { name: string; website?: string | null | undefined };

const MAX_SHOWN = 5;
const BECAUSE = { id: 'Same ID', website: 'Same website', name: 'Same name' } as const;

/**
 * Startups that may be the company that a person types: first the one that curation would take it for, then those that the
 * search for duplicates finds.
 */
export function findSimilar(db: Db, typed: Typed): Promise<SimilarStartupBody[]> {
  return db.transaction(async (tx) => {
    const same = await findSame(tx, typed);
    const alike = await findAlike(tx, typed, same?.id);
    return [...(same ? [same] : []), ...alike].slice(0, MAX_SHOWN);
  });
}

/** The startup that curation would take the typed company for, also a deleted one. */
export async function findSame(tx: Tx, { name, website }: Typed): Promise<SimilarStartupBody | undefined> {
  const row: RowKeys = {
    startup_id: null,
    uid: null,
    external_id: null,
    website_host: websiteKey(website ?? null),
    name_key: nameKeyOf(name),
  };
  const holders = await readKeyHolders<SimilarStartupBody>(tx, [row], {
    readStored: async (isWanted) => {
      const { id, uid, external_id, website_host, name_key, company_name, canton } = startups;
      const rows = await tx
        .select({
          id,
          uid,
          external_id,
          website_host,
          name_key,
          company_name,
          canton,
          website: startups.website,
        })
        .from(startups)
        .where(isWanted)
        .orderBy(id);
      return rows.map((own) => ({
        own,
        startup: {
          id: String(own.id),
          company_name: own.company_name,
          website: own.website,
          canton: own.canton,
          because: '',
          is_same: true,
          is_deleted: false,
        },
      }));
    },
    toDeleted,
  });
  const found = keysOf(holders).find(row);
  return found && { ...found.startup, because: BECAUSE[found.by] };
}

const toDeleted = ({ row_id, company_name }: DeletedStartup): SimilarStartupBody => ({
  id: String(row_id),
  company_name,
  website: null,
  canton: null,
  because: '',
  is_same: true,
  is_deleted: true,
});

/** Startups with a similar name that are likely enough the same company, the surest first. */
async function findAlike(
  tx: Tx,
  { name: company_name, website }: Typed,
  known: string | undefined,
): Promise<SimilarStartupBody[]> {
  const name = comparedName(company_name);
  const near = name ? await findSimilarNames(tx, name) : [];
  const ids = near.map(({ id }) => Number(id)).filter((id) => String(id) !== known);
  const profiles = await readProfiles(tx, ids);
  const typed = profileOf({ ...NOTHING_TYPED, company_name, website: website ?? null });
  const judged = [...profiles.values()]
    .map((profile) => ({ id: profile.id, ...judgePair(typed, profile) }))
    .filter(({ certainty }) => certainty >= LEAST_CERTAINTY)
    .sort((a, b) => b.certainty - a.certainty || a.id - b.id)
    .slice(0, MAX_SHOWN);
  const shown = await readShown(
    tx,
    judged.map(({ id }) => id),
  );
  return judged.flatMap(({ id, reasons }) => {
    const startup = shown.get(id);
    return startup
      ? [{ ...startup, id: String(id), because: becauseOf(reasons), is_same: false, is_deleted: false }]
      : [];
  });
}

const NOTHING_TYPED = {
  id: 0,
  social_reason: null,
  also: [],
  first_name: null,
  last_name: null,
  founders: [],
  founding_year: null,
  canton: null,
  sector: null,
  raw_websites: [],
  register_entries: [],
};

async function readShown(tx: Tx, ids: readonly number[]) {
  const { id, company_name, website, canton } = startups;
  const rows = await tx
    .select({ id, company_name, website, canton })
    .from(startups)
    .where(sql`${id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
