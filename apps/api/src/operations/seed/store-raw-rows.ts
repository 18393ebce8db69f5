import { sql } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import { toStoredRow } from '../../startups/raw/import-raw';
import type { ImportRowBody } from '../../startups/raw/import-row.schemas';
import type { Db } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';

/**
 * Stores raw rows like importRaw, but in one statement and with one audit event. Rows whose `ID` exists already are
 * skipped.
 * @param now milliseconds since 1970
 * @returns the number of new rows
 */
export async function storeRawRows(db: Db, bodies: readonly ImportRowBody[], now: number): Promise<number> {
  const at = new Date(now).toISOString();
  const rows = bodies.map((body) => ({ ...toStoredRow(body, at), created_at: at }));
  const [first] = rows;
  if (!first) return 0;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into ${rawStartups} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${rawStartups}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`);
    const inserted = rowCount ?? 0;
    if (inserted > 0) await recordEvent(tx, THE_SERVER, { action: 'startup.import', after: { inserted } });
    return inserted;
  });
}
