import type { ComputedField, ExportSource } from '@vaglio/startups-domain';
import { asc, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { worksOf, type StoredWork } from '../../screening/assignments/work.queries';
import { rankedRows as rowsOfList, WHOLE } from '../../screening/list/ranked-list';
import type { RankedQuery } from '../../screening/list/ranked-query';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { decodeRow } from '../../platform/http/pagination/picked-fields';
import { holdsFolded } from '../../platform/http/pagination/list-page';
import { cursorRows } from '../../platform/http/streaming/stream-page';
import { RAW_COLUMNS, readRawRow, toRawStartupAnswer } from '../../startups/raw/raw-answer';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { rawMatch, type RawQuery } from '../../screening/list/startup.queries';
import { startupAwards, startups } from '../../platform/db/schema/startups.table';
import { streamStartups, type StreamedStartup } from '../../startups/records/stream-startups';

/** Startup of an export. Exports with the columns on screen also include its work item. */
export type ExportedRow = ExportSource &
  Readonly<Partial<Record<ComputedField, string | number | null>>> & {
    /** Last day of Later; missing if the startup is not Later. */
    readonly later_until?: string;
    readonly work?: StoredWork | undefined;
  };

/** Rows of an export, in order. */
export type ExportRows = {
  total: number;
  /** Names of all awards that occur in the rows. */
  awards: string[];
  batches: AsyncIterable<readonly ExportedRow[]>;
};

/**
 * Returns the raw startups that match a search, ordered by exported id. A later import recognizes the rows by this id.
 */
export async function rawRows(tx: Tx, query: RawQuery): Promise<ExportRows> {
  const match = rawMatch(query);
  const { rows } = await tx.execute<{ award: string }>(
    sql`select distinct unnest(${rawStartups.awards}) as award from ${rawStartups} where ${match ?? sql`true`}`,
  );
  return {
    total: await tx.$count(rawStartups, match),
    awards: rows.map(({ award }) => award),
    batches: rawBatches(tx, match),
  };
}

async function* rawBatches(tx: Tx, match: SQL | undefined): AsyncGenerator<readonly ExportedRow[]> {
  const query = tx
    .select(RAW_COLUMNS)
    .from(rawStartups)
    .where(match)
    .orderBy(...byExportId(rawStartups));
  for await (const rows of cursorRows(tx, query))
    yield rows.map((row) => toRawStartupAnswer(readRawRow(decodeRow(RAW_COLUMNS, row))));
}

/** Returns the curated startups that match a search, ordered by exported id. */
export async function curatedRows(tx: Tx, q: string | undefined, now: number): Promise<ExportRows> {
  const found = await tx
    .select({ id: startups.id })
    .from(startups)
    .where(holdsFolded(startups.search_key, q))
    .orderBy(...byExportId(startups));
  return startupRows(
    tx,
    found.map(({ id }) => ({ id, rank: null })),
    now,
  );
}

/** Returns the startups of a ranked list in its order. @param state list state in the snapshot of the transaction */
export function rankedRows(tx: Tx, state: ListState, query: RankedQuery, now: number): Promise<ExportRows> {
  const { rows } = rowsOfList(state, query, now, WHOLE);
  return startupRows(
    tx,
    rows.map(({ row: { id }, rank }) => ({ id, rank })),
    now,
  );
}

/** Adds the work items to the rows of an export. */
export async function rowsWithWork(tx: Tx, rows: Promise<ExportRows>): Promise<ExportRows> {
  const { batches, ...counted } = await rows;
  return { ...counted, batches: batchesWithWork(tx, batches) };
}

async function* batchesWithWork(
  tx: Tx,
  batches: ExportRows['batches'],
): AsyncGenerator<readonly ExportedRow[]> {
  for await (const rows of batches) {
    const works = await worksOf(
      tx,
      rows.map(({ id }) => Number(id)),
    );
    yield rows.map((row) => ({ ...row, work: works.get(Number(row.id)) }));
  }
}

async function startupRows(tx: Tx, list: readonly StreamedStartup[], now: number): Promise<ExportRows> {
  const ids = list.map(({ id }) => id);
  const { rows } = await tx.execute<{ award: string }>(sql`
    select distinct a.award_name as award from ${startupAwards} a where a.startup_id = any(${sql.param(ids)}::bigint[])`);
  return {
    total: list.length,
    awards: rows.map(({ award }) => award),
    batches: startupBatches(tx, list, now),
  };
}

async function* startupBatches(
  tx: Tx,
  list: readonly StreamedStartup[],
  now: number,
): AsyncGenerator<readonly ExportedRow[]> {
  for await (const rows of streamStartups(tx, list, { now, withAwards: true, withArticles: false }))
    yield rows.map(readExported);
}

/** Returns the order by exported id: numeric ids first, by size, then other ids. A reimported file keeps this order. */
function byExportId({ external_id, uid, id }: Record<'external_id' | 'uid' | 'id', AnyColumn>): SQL[] {
  const written = sql`coalesce(${external_id}, ${uid}::text)`;
  return [
    sql`${written} ~ '^[0-9]+$' desc`,
    sql`case when ${written} ~ '^[0-9]+$' then length(${written}) end`,
    sql`${written} collate "C"`,
    asc(id),
  ];
}

type ListedStartup = Omit<ExportedRow, 'awards'> & { awards: { award_name: string }[] };

/** Parses a startup for an export. @param json startup of a list, whose awards include their weights */
function readExported(json: string): ExportedRow {
  const { awards, ...startup }: ListedStartup = JSON.parse(json);
  return { ...startup, awards: awards.map(({ award_name }) => award_name) };
}
