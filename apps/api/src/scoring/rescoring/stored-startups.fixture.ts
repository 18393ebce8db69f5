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

/** Stores curated startups with awards without scoring them. @returns their ids, in the given order */
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

/** Stores curated startups with awards, and scores them with the current rules. */
export async function storeScoredStartups(
  db: Db,
  list: readonly StartupInput[],
  now: string,
): Promise<number[]> {
  const ids = await storeStartups(db, list);
  await db.transaction((tx) => rescoreStartups(tx, { now }));
  return ids;
}

/** Stores parameters. Their ids are the slugs of their names. @param weights weights keyed by parameter name */
export async function storeParameters(db: Db, weights: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(weights).map(([parameterName, value]) => ({
    parameterID: slugOf(parameterName),
    parameterName,
    name_key: foldText(parameterName),
    value,
  }));
  if (rows.length > 0) await db.insert(parameters).values(rows);
}

/** Deletes all startups and scoring rules. People and the audit trail remain. */
export async function forgetStartups(db: Db): Promise<void> {
  await db.execute(
    sql`truncate startups, raw_startups, fact_statements, former_rows, decisions, parameters, award_groups,
      score_config, scoring_versions restart identity cascade`,
  );
}
