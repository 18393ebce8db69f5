import { and, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { NO_VALUES } from '../../curation/curated-row';
import type { RawRow } from '../../curation/merge-row';
import type { Db, Tx } from '../../../platform/db/open-database';
import type { StoredEvidence } from '../../../platform/db/schema/extractions.table';
import { awardKeyOf } from '../../../scoring/award-key';
import { RAW_COLUMNS } from '../../raw/raw-answer';
import { rawStartups } from '../../../platform/db/schema/raw-startups.table';
import { factStatements, type Statement } from '../../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../../platform/db/schema/raw-startup-revisions.table';
import { readDiscards } from './read-discards';
import { discardKey, withoutDiscarded } from './without-discarded';

const { evidence, received, created_by } = getTableColumns(rawStartups);
const CLAIMED = { ...RAW_COLUMNS, evidence, received, created_by };
const EMPTY = {
  ...NO_VALUES,
  extraction_id: null,
  created_by: null,
  evidence: null,
  confidence: null,
  review: null,
  deletion_id: null,
  curated_at: null,
  version: 1,
  created_at: '',
};

/** Raw row in the state in which it was curated. `startup_id` is its current startup. */
export type ClaimedRow = Awaited<ReturnType<typeof readClaimedRows>>[number];

/**
 * Returns every raw row that was curated into the given startups, in the order of curation. Earlier revisions are
 * included, and values that people discarded are omitted.
 */
export async function readClaimedRows(db: Db | Tx, startupIds: readonly number[]) {
  if (startupIds.length === 0) return [];
  const ids = sql`${sql.param(startupIds)}::bigint[]`;
  const present = await db
    .select(CLAIMED)
    .from(rawStartups)
    .where(and(sql`${rawStartups.startup_id} = any(${ids})`, isNotNull(rawStartups.curated_at)));
  const former = await db
    .select()
    .from(rawStartupRevisions)
    .where(sql`${rawStartupRevisions.startup_id} = any(${ids})`);
  const rows = [...present.map((row) => ({ ...row, also: [] })), ...former.map(toClaimed)].sort(
    (a, b) => curatedAt(a) - curatedAt(b) || a.id - b.id || a.version - b.version,
  );
  const discardsOf = await readDiscards(db, rows);
  return rows.map((row) => leftOf(row, discardsOf(row)));
}

function leftOf<R extends RawRow & { evidence: StoredEvidence[] | null }>(
  row: R,
  discarded: ReadonlySet<string>,
): R {
  if (discarded.size === 0) return row;
  const isLeft = ({ field, value }: StoredEvidence) =>
    field !== 'awards' || !discarded.has(discardKey(field, awardKeyOf(value)));
  return { ...withoutDiscarded(row, discarded), evidence: row.evidence?.filter(isLeft) ?? null };
}

/** Converts a stored revision to a raw row. Columns that were added later are empty. */
function toClaimed({ content, startup_id }: typeof rawStartupRevisions.$inferSelect) {
  return { ...EMPTY, ...content, also: content.also ?? [], startup_id };
}

const curatedAt = ({ curated_at }: { curated_at: string | null }) => Date.parse(curated_at ?? '');

/** Returns the statements of people about the given startups, oldest first. */
export async function readStatements(db: Db | Tx, startupIds: readonly number[]): Promise<Statement[]> {
  if (startupIds.length === 0) return [];
  return db
    .select()
    .from(factStatements)
    .where(sql`${factStatements.startup_id} = any(${sql.param(startupIds)}::bigint[])`)
    .orderBy(factStatements.said_at, factStatements.id);
}

/** Groups rows by startup id. */
export function byStartup<R extends { startup_id: number | null }>(rows: readonly R[]): Map<number, R[]> {
  const lists = new Map<number, R[]>();
  for (const row of rows) {
    if (row.startup_id === null) continue;
    const list = lists.get(row.startup_id);
    if (list) list.push(row);
    else lists.set(row.startup_id, [row]);
  }
  return lists;
}
