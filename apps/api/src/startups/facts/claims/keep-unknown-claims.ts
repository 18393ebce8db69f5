import { eq, getTableColumns, sql } from 'drizzle-orm';
import { isManual } from '../../curation/source-precedence';
import { FLAG_FIELDS, VALUES } from '../../curation/merge-row';
import { NO_VALUES } from '../../curation/curated-row';
import type { Tx } from '../../../platform/db/open-database';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startupArticles, startupAwards, startups } from '../../../platform/db/schema/startups.table';
import { rawStartupRevisions } from '../../../platform/db/schema/raw-startup-revisions.table';

type Known = {
  row: typeof startups.$inferSelect;
  claims: readonly unknown[];
  awards: readonly { award_name: string }[];
};

const { startup_id: _startup, ...ARTICLE } = getTableColumns(startupArticles);
/** Placeholder for a row id. No raw row has this id. */
const UNKNOWN_ROW = 0;

/**
 * Stores the values of a startup without known rows as a former row, so that changes by people can be undone.
 * @returns whether the startup had no rows before
 */
export async function keepUnknownClaims(tx: Tx, { row, claims, awards }: Known): Promise<boolean> {
  if (claims.length > 0) return false;
  const values = [...VALUES, ...FLAG_FIELDS].filter((field) => !isManual(row.origins[field]));
  const articles = await tx
    .select(ARTICLE)
    .from(startupArticles)
    .where(eq(startupArticles.startup_id, row.id))
    .orderBy(startupArticles.url);
  await tx.insert(rawStartupRevisions).values({
    raw_id: UNKNOWN_ROW,
    startup_id: row.id,
    content: {
      ...NO_VALUES,
      ...Object.fromEntries(values.map((field) => [field, row[field]])),
      ...(values.includes('raised_money') && { raised_currency: row.raised_currency }),
      id: UNKNOWN_ROW,
      company_name: row.company_name,
      founders: row.founders,
      financings: row.financings,
      awards: awards.map(({ award_name }) => award_name),
      articles,
      also: row.also,
      origin: 'import',
      received: {},
      external_id: null,
      curated_at: row.created_at,
      updated_at: row.created_at,
    },
  });
  return true;
}

/** Stores the values of startups without known rows, before their first known row is attached. */
export async function keepAllUnknownClaims(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(startups)
    .where(
      sql`${startups.id} = any(${sql.param(ids)}::bigint[])
        and not exists (select from ${rawStartups} r where r.startup_id = ${startups.id} and r.curated_at is not null)
        and not exists (select from ${rawStartupRevisions} f where f.startup_id = ${startups.id})`,
    );
  for (const row of rows) {
    const awards = await tx.select().from(startupAwards).where(eq(startupAwards.startup_id, row.id));
    await keepUnknownClaims(tx, { row, claims: [], awards });
  }
}
