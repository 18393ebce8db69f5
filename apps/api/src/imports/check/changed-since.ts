import { sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { importLines } from '../../platform/db/schema/import-lines.table';
import { imports } from '../../platform/db/schema/imports.table';

/** Whether a person set, accepted or stated anything of a startup. For a query on `startups`. */
export const isTouched = (): SQL => sql`(
  exists (select from jsonb_each(${startups.origins}) o where o.value ->> 'by' = 'person' or o.value ? 'confirmed')
  or exists (select from ${factStatements} t where t.startup_id = ${startups.id}))`;

/** The raw row that a line wrote. */
export const written = alias(rawStartups, 'r');

/**
 * Why a written line cannot be taken back, in words; null for one whose row nobody changed since. For a query on
 * `import_lines` that joins `imports`, and as far as they are there {@link written} and its startup. A startup that people
 * worked on stays, with the rows it is made of, where the import made it; one that was there before keeps what people did,
 * and gives up only what the import said. What was merged since keeps the rows it had, so that the undo of the merge does
 * not return startups without any.
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

/** {@link reasonToKeep} where the rows cannot be joined: they are looked up for each line. */
export const changedSince = (): SQL<string | null> => sql<string | null>`(
  select ${reasonToKeep()}
  from (select) one
    left join ${rawStartups} r on r.id = ${importLines.raw_id}
    left join ${startups} on ${startups.id} = r.startup_id)`;
