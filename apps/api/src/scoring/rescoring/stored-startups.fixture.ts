import { websiteKey, foldText, slugOf } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { parameters } from '../../platform/db/schema/parameters.table';
import { startups } from '../../platform/db/schema/startups.table';
import { nameKeyOf, searchKeyOf } from '../../startups/raw/match-keys';
import { addAwards } from '../../startups/raw/startup-awards';
import { rescoreStartups } from './rescore';

type StartupInput = Partial<typeof startups.$inferInsert> & {
  company_name: string;
  awards?: readonly string[];
};

/** Stores curated startups as given, awards included, without scoring them. @returns their ids, in the order given */
export async function storeStartups(db: Db, list: readonly StartupInput[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(startups)
      .values(
        list.map((row) => ({
          ...row,
          name_key: nameKeyOf(row.company_name),
          website_host: websiteKey(row.website),
          search_key: searchKeyOf({ first_name: null, last_name: null, ...row }),
        })),
      )
      .returning({ id: startups.id });
    const ids = rows.map(({ id }) => id);
    await addAwards(
      tx,
      list.flatMap(({ awards }, index) => {
        const startup_id = ids[index];
        return awards && startup_id !== undefined ? [{ startup_id, names: awards }] : [];
      }),
    );
    return ids;
  });
}

/** The same, each with the score that the rules give it now, as every startup of an installation has it. */
export async function storeScoredStartups(
  db: Db,
  list: readonly StartupInput[],
  now: string,
): Promise<number[]> {
  const ids = await storeStartups(db, list);
  await db.transaction((tx) => rescoreStartups(tx, { now }));
  return ids;
}

/** Stores parameters by name, with the slug of the name as id. */
export async function storeParameters(db: Db, weights: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(weights).map(([parameterName, value]) => ({
    parameterID: slugOf(parameterName),
    parameterName,
    name_key: foldText(parameterName),
    value,
  }));
  if (rows.length > 0) await db.insert(parameters).values(rows);
}

/** Takes away all that scores are made of and all that have one; people and the audit trail stay. */
export async function forgetStartups(db: Db): Promise<void> {
  await db.execute(
    sql`truncate startups, raw_startups, fact_statements, former_rows, decisions, parameters, award_groups,
      score_config, scoring_versions restart identity cascade`,
  );
}
