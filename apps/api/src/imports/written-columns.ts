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

/** A row `e.empty`, made once for all lines of a statement. `offset 0` keeps it from being made again for each. */
export const EMPTY_ROW = sql`(
  select jsonb_populate_record(null::${rawStartups}, ${JSON.stringify(EMPTY)}::jsonb) as empty offset 0) e`;

/** A line's content as a raw row, beside {@link EMPTY_ROW}. @param content the JSON that the check stored */
export const rowOf = (content: SQL): SQL => sql`jsonb_populate_record(e.empty, ${content})`;

export const listOf = (names: readonly string[], prefix?: string): SQL =>
  sql.join(
    names.map((name) =>
      prefix === undefined ? sql.identifier(name) : sql`${sql.identifier(prefix)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
