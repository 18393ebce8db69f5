import { sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * `column = (select ... limit 1 for update skip locked)`, for an update that takes one row. Such a select runs once. Within
 * `in (...)` the planner may run it again for every row it looks at, and each time another row is locked and taken.
 * @param chosen selects at most one value
 */
export function equalsChosen(column: AnyColumn, chosen: SQLWrapper): SQL {
  return sql`${column} = (${chosen})`;
}
