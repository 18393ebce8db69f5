import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../platform/db/open-database';
import { auditRedactions } from '../platform/db/schema/audit-chain.table';

/** Proof of a redaction, stored in the sealed event that records it. */
export type RedactionProof = { redaction: string; events: number; digest: string };

/**
 * Returns an SQL expression for the SHA-256 digest, in hex, of the rows of a redaction. It calls only built-in
 * functions, because other functions in the database could have been replaced.
 * @param r alias of audit_redactions, grouped by its redaction_id
 */
export function redactionDigest(r: SQL): SQL<string> {
  return sql`pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(
    ${r}.event_id || ' ' || ${r}.seal || ' ' || ${r}.content_hash, E'\\n' order by ${r}.event_id), 'UTF8')), 'hex')`;
}

/**
 * Removes personal data from sealed events. The caller must record an event with the proof in the same transaction;
 * otherwise the chain is broken.
 * @param change receives the redaction id. It updates each event of audit_events at most once, and only the columns
 * ip, before and after and the id of a masked address
 * @returns null if no event was changed
 */
export async function redactEvents(
  tx: Tx,
  change: (redactionId: string) => Promise<void>,
): Promise<RedactionProof | null> {
  const redaction = randomUUID();
  await tx.execute(sql`select set_config('vaglio.redaction', ${redaction}, true)`);
  await change(redaction);
  await tx.execute(sql`select set_config('vaglio.redaction', '', true)`);
  const {
    rows: [proof],
  } = await tx.execute<{ events: number; digest: string }>(sql`
    select count(*)::int as events, ${redactionDigest(sql`r`)} as digest from ${auditRedactions} r
    where r.redaction_id = ${redaction}::uuid group by r.redaction_id`);
  return proof ? { redaction, ...proof } : null;
}
