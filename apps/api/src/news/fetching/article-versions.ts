import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles } from '../../platform/db/schema/articles.table';

/**
 * Returns an SQL condition that a column contains the id of an article or of one of its earlier versions. To users,
 * all versions are one article.
 */
export const isOfStory = (column: PgColumn, articleId: number): SQL => sql`${column} in (
  with recursive versions as (
    select id, previous_id from ${articles} where id = ${articleId}
    union all
    select earlier.id, earlier.previous_id from ${articles} earlier join versions on earlier.id = versions.previous_id
  )
  select id from versions)`;
