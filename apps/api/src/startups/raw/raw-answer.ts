import type { Static } from '@sinclair/typebox';
import { getTableColumns } from 'drizzle-orm';
import { publishedArticle } from '../../news/articles/published-article';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { RawStartup } from '../records/startup.schemas';

const { content_hash, received, evidence, created_by, search_key, ...answered } =
  getTableColumns(rawStartups);

/** Columns of a raw startup that responses contain. */
export const RAW_COLUMNS = answered;

/** Columns with sources and keys that responses never contain. */
export const RAW_TRACE = { content_hash, received, evidence, created_by, search_key };

type RawRow = Pick<typeof rawStartups.$inferSelect, keyof typeof RAW_COLUMNS>;

/** Converts a raw row to its response body. Ids become strings, and timestamps ISO 8601 in UTC. */
export function toRawStartupAnswer(row: RawRow): Static<typeof RawStartup> {
  return {
    ...row,
    articles: row.articles.map(publishedArticle),
    id: String(row.id),
    extraction_id: row.extraction_id === null ? null : String(row.extraction_id),
    startup_id: row.startup_id === null ? null : String(row.startup_id),
    deletion_id: row.deletion_id === null ? null : String(row.deletion_id),
    curated_at: isoTimestamp(row.curated_at),
    created_at: isoTimestamp(row.created_at),
    updated_at: isoTimestamp(row.updated_at),
  };
}

/** Returns a row of a database cursor with its type. The database columns have the types of the schema. */
export function readRawRow(row: Record<string, unknown>): RawRow {
  return row as RawRow;
}
