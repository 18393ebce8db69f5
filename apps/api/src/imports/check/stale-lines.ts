import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { isSharedHost, sharedPagesSql } from '../../startups/curation/key-holders';
import { isOtherCompanySql } from '../../startups/curation/startup-keys';
import { importLines } from '../../platform/db/schema/import-lines.table';

/** Range of lines after `after`, up to and including `upTo`. */
export type LineRange = { after: number; upTo: number };

const ALL_LINES: LineRange = { after: 0, upTo: 2_147_483_647 };

/** Counts the lines of an import whose rows changed since the check. Their outcome may be different now. */
export async function countStale(db: Db | Tx, importId: number): Promise<number> {
  return (await compareLines(db, importId, ALL_LINES)).stale;
}

/** Counts the lines in a range, and the outdated lines among them; see {@link countStale}. */
export async function compareLines(
  db: Db | Tx,
  importId: number,
  { after, upTo }: LineRange,
): Promise<{ lines: number; stale: number }> {
  const {
    rows: [found],
  } = await db.execute<{ lines: string; stale: string }>(sql`
    select count(*) as lines, greatest(
      count(*) filter (where case
        when ${writesNothing} then false
        when l.raw_version is not null then not ${isThere(sql`${rawStartups} r where r.id = l.raw_id and r.version = l.raw_version`)}
        when l.content ? 'external_id'
          then ${isThere(sql`${rawStartups} r where r.external_id = l.content ->> 'external_id'`)}
        else ${isThere(sql`${rawStartups} r where r.content_hash = l.content ->> 'content_hash'`)}
      end),
      count(*) filter (where case
        when ${writesNothing} then false
        when l.startup_id is not null
          then not ${isThere(sql`${startups} s where s.id = l.startup_id and s.version = l.startup_version`)}
        when l.raw_version is not null then false
        else ${isThere(sql`${startups} s where s.name_key = l.content ->> 'name_key' and not ${IS_OTHER_LINE}`)}
          or ${isThere(sql`${startups} s where s.website_host = ${HOST} and not ${isSharedHost(HOST)}
            and s.website_host <> all(${sharedPagesSql(importId)})`)}
      end)) as stale
    from ${importLines} l where l.import_id = ${importId} and l.line > ${after} and l.line <= ${upTo}`);
  return { lines: Number(found?.lines ?? 0), stale: Number(found?.stale ?? 0) };
}

const HOST = sql`(l.content ->> 'website_host')`;
const IS_OTHER_LINE = isOtherCompanySql(
  { external_id: sql`s.external_id`, website_host: sql`s.website_host` },
  { external_id: sql`l.content ->> 'external_id'`, website_host: sql`l.content ->> 'website_host'` },
);

const writesNothing = sql`l.outcome not in ('create', 'update')`;

/**
 * Returns the condition that a row exists, written so that the database uses an index lookup per line. With "exists",
 * it would hash the complete table for each portion.
 */
const isThere = (rows: SQL): SQL => sql`((select 1 from ${rows} limit 1) is not null)`;
