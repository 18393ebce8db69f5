import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { extractions, type StoredFinding } from '../../../platform/db/schema/extractions.table';
import { articles } from '../../../platform/db/schema/articles.table';
import { HAS_TEXT } from '../../../news/fetching/kept-text';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { startups } from '../../../platform/db/schema/startups.table';
import { toExpectedStartup } from './expected-startup';
import { type ExpectedStartup } from '@vaglio/article-extractor';
import { goldenArticles } from '../../../platform/db/schema/golden-articles.table';

/** An article of which everything that was found is accepted: none of its rows waits or was set aside. */
export interface ConfirmedArticle {
  readonly article: typeof articles.$inferSelect;
  readonly startups: ExpectedStartup[];
}

/** A finding without a row was left out for a reason, and so was a discarded one: neither is a startup of the article. */
const isOpen = sql`exists (
  select from jsonb_array_elements(${extractions.findings}) as finding
  join ${rawStartups} as raw on raw.id = (finding ->> 'raw_id')::bigint
  where raw.review is distinct from 'discarded' and (raw.curated_at is null or raw.deletion_id is not null))`;

const isInSet = sql`exists (
  select from ${goldenArticles} as golden where golden.text_hash = ${articles.text_hash} and golden.removed_at is null)`;

/** The rule by which an article may join the golden set; a person's click confirms its values. */
export const isConfirmed: SQL | undefined = and(
  eq(extractions.outcome, 'extracted'),
  isNull(extractions.superseded_at),
  sql`not ${isOpen}`,
);

export const isNotInSet = sql`not ${isInSet}`;

/** Rows of findings that are startups of their article: a finding without a row was left out, others were discarded. */
export const isStartupOf = (findings: readonly StoredFinding[]): SQL | undefined => {
  const ids = findings.flatMap(({ raw_id }) => (raw_id === null ? [] : [raw_id]));
  return and(
    sql`${rawStartups.id} = any(${sql.param(ids)}::bigint[])`,
    sql`${rawStartups.review} is distinct from 'discarded'`,
  );
};

/** The startups of one article as they were accepted; undefined while one of its rows is not. */
export async function findConfirmed(db: Db | Tx, articleId: number): Promise<ConfirmedArticle | undefined> {
  const [row] = await db
    .select({ article: articles, findings: extractions.findings })
    .from(articles)
    .innerJoin(extractions, eq(extractions.article_id, articles.id))
    .where(and(eq(articles.id, articleId), HAS_TEXT, isConfirmed));
  if (!row) return undefined;
  const rows = await db
    .select({ raw: rawStartups, startup: startups })
    .from(rawStartups)
    .leftJoin(startups, eq(startups.id, rawStartups.startup_id))
    .where(isStartupOf(row.findings))
    .orderBy(asc(rawStartups.id));
  return {
    article: row.article,
    startups: rows.map(({ raw, startup }) => toExpectedStartup(raw, startup)),
  };
}
