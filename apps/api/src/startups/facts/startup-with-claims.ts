import { eq, sql } from 'drizzle-orm';
import { namesOfPeople } from '../../audit/names-of-people';
import { readClaimedRows, readStatements } from './claims/read-claims';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import { peopleOf } from '../curation/source-precedence';
import type { Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { extractions } from '../../platform/db/schema/extractions.table';
import { linkOf } from '../../news/fetching/article-link';
import { articles } from '../../platform/db/schema/articles.table';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import { writtenLines } from '../raw/written-lines';
import type { FactOriginBody } from './facts.schemas';

type KnownArticle = NonNullable<FactOriginBody['article']>;

/** Stored startup with all its claims. */
export type StartupWithClaims = Awaited<ReturnType<typeof loadStartup>>;

/**
 * Loads a startup with its claims. Call this function within a transaction, for a consistent snapshot.
 * @throws 404
 */
export async function loadStartup(tx: Tx, startupId: number) {
  const [row] = await tx.select().from(startups).where(eq(startups.id, startupId));
  if (!row) throw notFound('Startup not found');
  const claims = await readClaimedRows(tx, [startupId]);
  const statements = await readStatements(tx, [startupId]);
  const awards = await tx.select().from(startupAwards).where(eq(startupAwards.startup_id, startupId));
  const suggested = await tx
    .select()
    .from(suggestions)
    .where(eq(suggestions.startup_id, startupId))
    .orderBy(suggestions.id);
  const people = [
    ...peopleOf(row.origins),
    ...statements.map(({ said_by }) => said_by),
    ...claims.map(({ origin, created_by }) => (origin === 'person' ? created_by : null)),
  ];
  return {
    row,
    claims,
    statements,
    awards,
    suggested,
    names: await namesOfPeople(tx, people),
    lines: await writtenLines(
      tx,
      claims.filter(({ origin }) => origin === 'import').map(({ id }) => id),
    ),
    articles: await articlesOf(
      tx,
      claims.flatMap(({ extraction_id }) => extraction_id ?? []),
    ),
  };
}

async function articlesOf(tx: Tx, extractionIds: readonly number[]): Promise<Map<number, KnownArticle>> {
  if (extractionIds.length === 0) return new Map();
  const rows = await tx
    .select({ extraction_id: extractions.id, article: articles })
    .from(extractions)
    .innerJoin(articles, eq(articles.id, extractions.article_id))
    .where(sql`${extractions.id} = any(${sql.param(extractionIds)}::bigint[])`);
  return new Map(
    rows.map(({ extraction_id, article }) => [
      extraction_id,
      {
        id: String(article.id),
        extraction_id: String(extraction_id),
        url: linkOf(article),
        title: article.title,
        source: article.source,
        published_at: isoTimestamp(article.published_at),
      },
    ]),
  );
}
