import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { blockingKeys } from '../../startups/duplicates/blocking-keys';
import { profileOf } from '../../startups/duplicates/company-profile';
import { duplicateKeys } from '../../platform/db/schema/duplicates.table';
import { nameLikeness } from '../../startups/duplicates/name-likeness';
import { startups } from '../../platform/db/schema/startups.table';
import type { NearestCompanyBody } from './desk.schemas';
import type { CompanyReview } from '../../startups/facts/pending-decisions/desk-rows';

/** A key that more startups share says nothing of them, such as a common word. */
const MAX_SHARERS = 50;
const LEAST_LIKENESS = 0.5;

/** The startup that a company of an article most likely is, by name; null where none is alike. */
export async function closestMatch(tx: Tx, { raw }: CompanyReview): Promise<NearestCompanyBody | null> {
  const keys = blockingKeys(profileOf({ ...raw, also: [], raw_websites: [], register_entries: [] }));
  const { rows } = await tx.execute<{ id: string; company_name: string }>(sql`
    select distinct s.id, s.company_name
    from unnest(${sql.param(keys)}::bigint[]) wanted(key)
    cross join lateral (
      select k.startup_id from ${duplicateKeys} k where k.key = wanted.key limit ${MAX_SHARERS}) found
    join ${startups} s on s.id = found.startup_id`);
  const [nearest] = rows
    .map(({ id, company_name }) => ({
      startup_id: id,
      company_name,
      likeness: nameLikeness(raw.company_name, company_name),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || Number(a.startup_id) - Number(b.startup_id));
  return nearest ?? null;
}
