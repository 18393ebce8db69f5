import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import {
  KEY_COLUMNS,
  keysOf,
  readKeyHolders,
  type DeletedStartup,
} from '../../startups/curation/key-holders';
import { rowKeysOf } from '../../startups/curation/match-rows';
import { comparedName } from '../../startups/duplicates/compared-name';
import { profileOf } from '../../startups/duplicates/company-profile';
import { findSimilarNames } from '../../startups/duplicates/find-candidates';
import { judgePair, LEAST_CERTAINTY } from '../../startups/duplicates/judge-pair';
import { describeReasons } from '../../startups/duplicates/describe-reasons';
import { readProfiles } from '../../startups/duplicates/read-profiles';
import type { SimilarStartupBody } from './additions.schemas';

type Typed = { name: string; website?: string | null | undefined };

const MAX_SHOWN = 5;
const BECAUSE = { id: 'Same ID', website: 'Same website', name: 'Same name' } as const;

/**
 * Returns startups that may be the company that a person is entering. The first is the startup that curation would
 * match, followed by those that the duplicate search finds.
 */
export function findSimilar(db: Db, typed: Typed): Promise<SimilarStartupBody[]> {
  return db.transaction(async (tx) => {
    const same = await findSame(tx, typed);
    const alike = await findAlike(tx, typed, same?.id);
    return [...(same ? [same] : []), ...alike].slice(0, MAX_SHOWN);
  });
}

/** Returns the startup that curation would match with the entered values, even if it was deleted. */
export async function findSame(tx: Tx, { name, website }: Typed): Promise<SimilarStartupBody | undefined> {
  const typed = { company_name: name, website: website ?? null };
  const row = rowKeysOf({ ...typed, startup_id: null, external_id: null });
  const holders = await readKeyHolders<SimilarStartupBody>(tx, [row], {
    readStored: async (isWanted) => {
      const { id, company_name, canton } = startups;
      const rows = await tx
        .select({ ...KEY_COLUMNS, company_name, canton, website: startups.website })
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

/** Returns startups with a similar name and sufficient probability, most probable first. */
async function findAlike(
  tx: Tx,
  { name: company_name, website }: Typed,
  known: string | undefined,
): Promise<SimilarStartupBody[]> {
  const name = comparedName(company_name);
  const near = name ? await findSimilarNames(tx, name) : [];
  const others = new Map(near.filter(({ id }) => id !== known).map((each) => [Number(each.id), each]));
  const profiles = await readProfiles(tx, [...others.keys()]);
  const typed = profileOf({ ...NOTHING_TYPED, company_name, website: website ?? null });
  const judged = [...profiles.values()]
    .map((profile) => ({ id: profile.id, ...judgePair(typed, profile) }))
    .filter(({ certainty }) => certainty >= LEAST_CERTAINTY)
    .sort((a, b) => b.certainty - a.certainty || a.id - b.id)
    .slice(0, MAX_SHOWN);
  return judged.flatMap(({ id, reasons }) => {
    const startup = others.get(id);
    return startup
      ? [{ ...startup, because: describeReasons(reasons), is_same: false, is_deleted: false }]
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
