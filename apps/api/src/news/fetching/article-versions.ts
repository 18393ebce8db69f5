import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { articles } from '../../platform/db/schema/articles.table';

/** That a column holds the id of an article or of an earlier version of it: a story that is read again is one article to a person. */
export const isOfStory = (column: PgColumn, articleId: number): SQL => sql`${column} in (
  with recursive versions as (
    select id, previous_id from ${articles} where id = ${articleId}
    union all
    select earlier.id, earlier.previous_id from ${articles} earlier join versions on earlier.id = versions.previous_id
  )
  select id from versions)`;
