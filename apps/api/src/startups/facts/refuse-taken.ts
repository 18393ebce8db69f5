import { websiteKey } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { FactClaim } from '../../platform/db/schema/fact-changes.table';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { nameKeyOf } from '../raw/match-keys';
import { startups } from '../../platform/db/schema/startups.table';
import type { StartupWithClaims } from './startup-with-claims';

/**
 * Refuses a name that another startup has.
 * @throws 409
 */
export async function refuseTakenName(tx: Tx, id: number, { said }: FactClaim): Promise<void> {
  const name = said?.columns['company_name'];
  if (typeof name !== 'string') return;
  const [other] = await holders(tx, id, { names: [name] });
  if (other) throw conflict(`Another startup is called '${other.company_name}'.`);
}

/**
 * Refuses the removal of a person's name or website if another startup now has the value from the rows, because no
 * value could replace it.
 * @param known rebuilt startup
 * @throws 409 that names the other startup
 */
export async function refuseTakenSince(
  tx: Tx,
  { row, claims }: StartupWithClaims,
  field: string,
  { said, statement }: FactClaim,
): Promise<void> {
  if (said !== null || statement !== null) return;
  // If no row could supply the name, the origin of the name has no time.
  if (field === 'company_name' && row.origins['company_name']?.at === '') {
    const [other] = await holders(tx, row.id, { names: claims.map(({ company_name }) => company_name) });
    if (other) throw conflict(`Another startup has the name '${other.company_name}'.`);
  }
  if (field === 'website' && row.website === null) {
    const [other] = await holders(tx, row.id, { websites: claims.map(({ website }) => website) });
    if (other) throw conflict(`Another startup has the website '${other.website}'.`);
  }
}

type Wanted = { names?: readonly string[]; websites?: readonly (string | null)[] };

function holders(tx: Tx, id: number, { names = [], websites = [] }: Wanted) {
  const keys = sql.param(names.map(nameKeyOf));
  const hosts = sql.param(websites.flatMap((website) => websiteKey(website) ?? []));
  return tx
    .select({ company_name: startups.company_name, website: startups.website })
    .from(startups)
    .where(
      sql`(${startups.name_key} = any(${keys}::text[]) or ${startups.website_host} = any(${hosts}::text[]))
        and ${startups.id} <> ${id}`,
    )
    .orderBy(startups.id)
    .limit(1);
}
