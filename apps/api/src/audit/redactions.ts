import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../platform/db/open-database';
import { auditRedactions } from '../platform/db/schema/audit-chain.table';

/** What proves a redaction, for the event that is sealed with it. */
export type RedactionProof = { redaction: string; events: number; digest: string };

/**
 * SHA-256 in hex over the rows of one redaction, made of nothing that belongs to this database.
 * @param r alias of audit_redactions, grouped by its redaction_id
 */
export function redactionDigest(r: SQL): SQL<string> {
  return sql`pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.string_agg(
    ${r}.event_id || ' ' || ${r}.seal || ' ' || ${r}.content_hash, E'\\n' order by ${r}.event_id), 'UTF8')), 'hex')`;
}

/**
 * Lets `change` take from sealed events what names a person. The caller records an event with the proof in the same
 * transaction; the chain is broken without it.
 * @param change is given the id of the redaction; updates audit_events, each event once, and only ip, before, after, and the id of a masked address
 * @returns null when nothing was changed
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
