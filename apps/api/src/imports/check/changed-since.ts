import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports } from '../../platform/db/schema/imports.table';

/** Returns the condition that a person set, accepted or stated any value of a startup, for queries on `startups`. */
export const isTouched = (): SQL => sql`(
  exists (select from jsonb_each(${startups.origins}) o where o.value ->> 'by' = 'person' or o.value ? 'confirmed')
  or exists (select from ${factStatements} t where t.startup_id = ${startups.id}))`;

/** Alias for the raw row that a line wrote. */
export const written = alias(rawStartups, 'r');

/**
 * Returns SQL for the reason why a written line cannot be undone; null if its row is unchanged. For queries on
 * `import_lines` that join `imports`, {@link written} and its startup, if they exist.
 * - A startup that the import created and people edited remains with its rows.
 * - A startup that existed before keeps the edits of people and only loses the imported values.
 * - A merged startup keeps its rows, because undoing the merge would otherwise restore a startup without rows.
 */
export const reasonToKeep = (): SQL<string | null> => sql<string | null>`
  case
    when r.id is null then 'The row was deleted since.'
    when r.version <> ${importLines.written_version} then 'The row was changed since, by an import or a decision.'
    when r.deletion_id is not null and ${importLines.before} ->> 'deletion_id' is null then 'Its startup was deleted since.'
    when ${importLines.before} is null and ${startups.created_at} >= ${imports.started_at} and ${isTouched()}
      then 'The startup was edited since.'
    when ${importLines.before} is null and exists (select from ${startupMerges} m
        where m.undone_at is null and m.survivor_id = r.startup_id
          and (m.content #> '{merged,raw_ids}' @> to_jsonb(r.id) or m.content #> '{survivor,raw_ids}' @> to_jsonb(r.id)))
      then 'Its startup was merged since.'
    when ${importLines.before} is not null and r.external_id is null
      and exists (select from ${rawStartups} o where o.external_id is null and o.id <> r.id
        and o.content_hash = ${importLines.before} ->> 'content_hash')
      then 'Another row has its former content.'
  end`;

/** Returns {@link reasonToKeep} for queries that cannot join the rows. It looks up the row of each line. */
export const changedSince = (): SQL<string | null> => sql<string | null>`(
  select ${reasonToKeep()}
  from (select) one
    left join ${rawStartups} r on r.id = ${importLines.raw_id}
    left join ${startups} on ${startups.id} = r.startup_id)`;
