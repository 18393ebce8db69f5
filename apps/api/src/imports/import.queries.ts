import { prepareMatching } from '@vaglio/award-scoring';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { foldText, type DecimalMark } from '@vaglio/startups-domain';
import { users } from '../platform/db/schema/users.table';
import { nameOrDeletedName } from '../audit/kept-name';
import type { Db, Tx } from '../platform/db/open-database';
import type { Page } from '../platform/http/pagination/list-page';
import { rawStartups } from '../platform/db/schema/raw-startups.table';
import { startups } from '../platform/db/schema/startups.table';
import { IS_WAITING } from '../startups/curation/claimed-rows';
import { isoTimestamp, toTimestamp } from '../platform/time/timestamps';
import { reasonToKeep, written } from './check/changed-since';
import { columnsOf, dateOrderOf, decimalOf } from './check/column-choices';
import type { ImportFileBody, ImportSummaryBody } from './import.schemas';
import { codeChosen } from './import-counts';
import { importLines } from '../platform/db/schema/import-lines.table';
import { imports, type ImportRecord } from '../platform/db/schema/imports.table';
import { readWeightedAwards } from './check/weighted-awards';

const FIRST_ROWS = 5;
const SHOWN_CHARACTERS = 200;
const committers = alias(users, 'committers');
const undoers = alias(users, 'undoers');

/** Columns that the list omits, because their values may be large. */
const {
  samples,
  headers,
  columns,
  value_choices,
  unknown_values,
  chosen,
  decimals,
  date_orders,
  top_rows,
  read_notes,
  ...SUMMARY
} = getTableColumns(imports);

type SummaryRecord = Pick<ImportRecord, keyof typeof SUMMARY>;

type Row<Record = SummaryRecord> = {
  record: Record;
  uploaded_by: string[];
  created_by: string | null;
  committed_by: string | null;
  undone_by: string | null;
};

/** Returns a page of imports, newest first. Imports that were cancelled before anything was written are omitted. */
export async function listImports(
  db: Db,
  { limit, offset }: Page,
): Promise<{ items: ImportSummaryBody[]; total: number }> {
  const isListed = and(ne(imports.state, 'cancelled'), ne(imports.state, 'uploading'));
  const rows = await selectImports(db, SUMMARY)
    .where(isListed)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset);
  const undone = rows.filter(({ record }) => record.state === 'undone');
  const kept = await countKept(
    db,
    undone.map(({ record }) => record.id),
  );
  return {
    items: rows.map((row) => toSummary(row, kept.get(row.record.id) ?? null)),
    total: await db.$count(imports, isListed),
  };
}

/** Returns an import with its columns, first rows and check result. @param now milliseconds since 1970 */
export async function readImportFile(
  db: Db | Tx,
  id: number,
  now: number,
): Promise<ImportFileBody | undefined> {
  const [row] = await selectImports(db, getTableColumns(imports)).where(eq(imports.id, id));
  if (!row) return undefined;
  const { record } = row;
  const weighted = await readWeightedAwards(db);
  const parameterOf = prepareMatching(weighted.parameters, weighted.aliases);
  const first = await db
    .select({ line: importLines.line, cells: BEGINNINGS })
    .from(importLines)
    .where(eq(importLines.import_id, id))
    .orderBy(asc(importLines.line))
    .limit(FIRST_ROWS);
  const { format, encoding, delimiter, sheet, sheets, header_line, headers, samples, value_choices } = record;
  return {
    ...toSummary(row, await countChanged(db, record)),
    undo_costs: await readUndoCosts(db, record),
    version: record.version,
    ...{ format, encoding, delimiter, sheet, sheets, header_line },
    ...{ read_notes: record.read_notes, top_rows: record.top_rows },
    decimal: decimalName(decimalOf(record, columnsOf(record.columns))),
    date_order: dateOrderOf(record, columnsOf(record.columns)) ?? null,
    chosen: CHOICES.flatMap(([choice, name]) => (record.chosen[choice] === undefined ? [] : [name])),
    columns: record.columns.map(({ becomes, award, how, candidates }, index) => ({
      header: headers[index] ?? '',
      samples: samples[index] ?? [],
      ...{ becomes, award, how, candidates },
      is_weighted: award !== null && parameterOf(award) !== null,
    })),
    unknown_values: record.unknown_values.map((value) => ({
      ...value,
      code: codeChosen(value_choices, value.field, foldText(value.text)),
    })),
    first_rows: first,
    curation: await readCuration(db, record, now),
    awards: weighted.parameters.map(({ parameterName }) => parameterName),
  };
}

const CHOICES = [
  ['encoding', 'encoding'],
  ['delimiter', 'delimiter'],
  ['sheet', 'sheet'],
  ['headerLine', 'header_line'],
  ['decimal', 'decimal'],
  ['dateOrder', 'date_order'],
] as const;

const decimalName = (decimal: DecimalMark | undefined): 'point' | 'comma' | null =>
  decimal === undefined ? null : decimal.mark === '.' ? 'point' : 'comma';

/** SQL for the cells of a line. The database truncates each cell, because a row may have a million characters. */
const BEGINNINGS = sql<string[]>`(
  select coalesce(jsonb_agg(left(e.cell, ${sql.raw(String(SHOWN_CHARACTERS))}) order by e.n), '[]')
  from jsonb_array_elements_text(${importLines.cells}) with ordinality e(cell, n))`;

/** SQL for the names of people who uploaded parts of a file, except the person who created the import. */
const OTHER_SENDERS = sql<string[]>`array(
  select s.name from (
    select ${nameOrDeletedName('name', sql`e.id`)} as name, e.n
    from unnest(${imports.uploaded_by}) with ordinality e(id, n) left join ${users} on ${users.id} = e.id
    where e.id is distinct from ${imports.created_by}) s
  where s.name is not null order by s.n)`;

function selectImports<Columns extends typeof SUMMARY>(db: Db | Tx, record: Columns) {
  return db
    .select({
      record,
      uploaded_by: OTHER_SENDERS,
      created_by: nameOrDeletedName('name', imports.created_by),
      committed_by: committers.name,
      undone_by: undoers.name,
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.created_by))
    .leftJoin(committers, eq(committers.id, imports.committed_by))
    .leftJoin(undoers, eq(undoers.id, imports.undone_by))
    .$dynamic();
}

/**
 * Counts the rows of a committed import that were changed since. For an undone import, counts the rows that the undo
 * kept. Every row is compared, so this is done only for a single import. The rows are joined, because looking up the
 * lines of a large file one by one takes seconds.
 */
async function countChanged(db: Db | Tx, { id, state }: SummaryRecord): Promise<number | null> {
  if (state === 'undone') return (await countKept(db, [id])).get(id) ?? null;
  if (state !== 'committed') return null;
  const [found] = await db
    .select({ changed: count() })
    .from(importLines)
    .innerJoin(imports, eq(imports.id, importLines.import_id))
    .leftJoin(written, eq(written.id, importLines.raw_id))
    .leftJoin(startups, eq(startups.id, written.startup_id))
    // Filters by outcome instead of `written_version`, because the table statistics do not include that column yet.
    .where(
      and(
        eq(importLines.import_id, id),
        inArray(importLines.outcome, ['create', 'update']),
        isNotNull(reasonToKeep()),
      ),
    );
  return found?.changed ?? 0;
}

/**
 * Returns the effects of undoing an import. Decisions about startups remain. Values that only the imported rows state
 * are removed.
 */
async function readUndoCosts(
  db: Db | Tx,
  { id, state }: SummaryRecord,
): Promise<ImportFileBody['undo_costs']> {
  if (state !== 'committed') return null;
  const losing = db
    .selectDistinct({ id: startups.id, name: startups.company_name })
    .from(importLines)
    .innerJoin(imports, eq(imports.id, importLines.import_id))
    .innerJoin(written, eq(written.id, importLines.raw_id))
    .innerJoin(startups, eq(startups.id, written.startup_id))
    .where(
      and(
        eq(importLines.import_id, id),
        inArray(importLines.outcome, ['create', 'update']),
        isNull(reasonToKeep()),
        IS_CONTACTED,
      ),
    )
    .as('losing');
  const named = await db
    .select({ name: losing.name, all: sql<number>`(count(*) over ())::int` })
    .from(losing)
    .orderBy(asc(losing.name), asc(losing.id))
    .limit(NAMED);
  return { startups: named[0]?.all ?? 0, names: named.map(({ name }) => name) };
}

/** Maximum number of startup names in a message. */
const NAMED = 5;
const IS_CONTACTED = or(
  eq(startups.email_sent, 1),
  eq(startups.create_contract, 1),
  eq(startups.interested, 1),
);

/** Counts the rows of a committed import that wait for curation, and its startups in the ranked list. */
async function readCuration(
  db: Db | Tx,
  { id, state }: SummaryRecord,
  now: number,
): Promise<ImportFileBody['curation']> {
  if (state !== 'committed') return null;
  const [found] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${IS_WAITING}))::int`,
      ranked: sql<number>`(count(distinct ${startups.id}) filter (where ${isRanked(now)}))::int`,
    })
    .from(importLines)
    .innerJoin(rawStartups, eq(rawStartups.id, importLines.raw_id))
    .leftJoin(startups, eq(startups.id, rawStartups.startup_id))
    .where(and(eq(importLines.import_id, id), inArray(importLines.outcome, ['create', 'update'])));
  return found ?? { waiting: 0, ranked: 0 };
}

/** Condition for startups in the default list. They are neither rejected nor Later. */
const isRanked = (now: number): SQL =>
  sql`${startups.rejected} = 0 and (${startups.later_until} is null or ${startups.later_until} <= ${toTimestamp(now)}::timestamptz)`;

async function countKept(db: Db | Tx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: importLines.import_id, kept: count() })
    .from(importLines)
    .where(and(inArray(importLines.import_id, [...ids]), isNotNull(importLines.kept)))
    .groupBy(importLines.import_id);
  return new Map(ids.map((id) => [id, rows.find((row) => row.id === id)?.kept ?? 0]));
}

function toSummary(
  { record, uploaded_by, created_by, committed_by, undone_by }: Row,
  changed_since: number | null,
): ImportSummaryBody {
  const { id, file_name, size, received, state, problem, interrupted, rows, blank, done, counts } = record;
  return {
    id: String(id),
    ...{ file_name, size, received, state, problem, interrupted, rows, blank, done },
    counts: counts && { ...counts, noted: counts.noted ?? 0 },
    changed_since,
    ...{ created_by, uploaded_by, committed_by, undone_by },
    created_at: isoTimestamp(record.created_at),
    started_at: isoTimestamp(record.started_at),
    committed_at: isoTimestamp(record.committed_at),
    undone_at: isoTimestamp(record.undone_at),
  };
}
