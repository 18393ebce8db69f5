import { FLAGS } from '@vaglio/startups-domain';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { rawStartups } from '../startups/raw-startups.table';

const {
  id,
  uid,
  external_id,
  origin,
  extraction_id,
  evidence,
  founders,
  financings,
  created_by,
  curated_at,
  startup_id,
  deletion_id,
  confidence,
  review,
  version,
  created_at,
  updated_at,
  ...own
} = getTableColumns(rawStartups);

/** Columns of a raw row that a line of a file fills, beside its external id. */
export const LINE_COLUMNS: readonly string[] = Object.keys(own);

/** What a line leaves out because it is empty. */
const EMPTY = {
  ...Object.fromEntries([...FLAGS.map(({ name }) => name), 'investment'].map((flag) => [flag, 0])),
  awards: [],
  articles: [],
};

/** A line's content as a raw row. @param content the JSON that the check stored */
export const rowOf = (content: SQL): SQL =>
  sql`jsonb_populate_record(null::${rawStartups}, ${JSON.stringify(EMPTY)}::jsonb || ${content})`;

export const listOf = (names: readonly string[], prefix?: string): SQL =>
  sql.join(
    names.map((name) =>
      prefix === undefined ? sql.identifier(name) : sql`${sql.identifier(prefix)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
