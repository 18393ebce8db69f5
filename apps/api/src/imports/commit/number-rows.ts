import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { importLines } from '../../platform/db/schema/import-lines.table';
import type { JudgedLine } from '../check/judged-line';

const SEQUENCE = sql`pg_get_serial_sequence('raw_startups', 'id')`;

/** Of the lines `l`, those that become new rows. */
export const isNewRow = sql`l.outcome in ('create', 'update') and l.raw_version is null`;

/** A line with the number that its new row will have: so the line itself need not be written again with the row. */
export type NumberedLine = JudgedLine & { written_version: number | null };

/** Numbers the new rows of a portion, in the order of its lines. */
export async function numberRows(db: Db, lines: readonly JudgedLine[]): Promise<NumberedLine[]> {
  const isNew = ({ outcome, raw_version }: JudgedLine) =>
    (outcome === 'create' || outcome === 'update') && raw_version === null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select nextval(s.sequence) as id
    from (select ${SEQUENCE}::regclass as sequence offset 0) s cross join generate_series(1, ${lines.filter(isNew).length}::int)
    order by 1`);
  let next = 0;
  return lines.map((line) => {
    if (!isNew(line)) return { ...line, written_version: null };
    const raw_id = Number(rows[next]?.id);
    next += 1;
    return { ...line, raw_id, written_version: 1 };
  });
}

/**
 * Whether the numbers from the check are still the latest, without one of another row among them. Rows are curated and
 * listed by their numbers: those of an import come after all that was received before it was written.
 */
export async function areNumbersLatest(tx: Tx, importId: number): Promise<boolean> {
  const {
    rows: [found],
  } = await tx.execute<{ are_latest: boolean | null }>(sql`
    select max(l.raw_id) - min(l.raw_id) + 1 = count(*) and count(*) = count(l.raw_id)
      and max(l.raw_id) = coalesce(pg_sequence_last_value(${SEQUENCE}::regclass), 0) as are_latest
    from ${importLines} l where l.import_id = ${importId} and ${isNewRow}`);
  return found?.are_latest !== false;
}

/** Gives other numbers to new rows. @param inRange condition of lines `l` */
export async function renumberRows(tx: Tx, inRange: SQL): Promise<void> {
  await tx.execute(sql`
    update ${importLines} t set raw_id = n.id, written_version = 1
    from (
      select o.import_id, o.line, nextval(${SEQUENCE}) as id
      from (select l.import_id, l.line from ${importLines} l where ${inRange} and ${isNewRow} order by l.line) o
    ) n
    where t.import_id = n.import_id and t.line = n.line`);
}
