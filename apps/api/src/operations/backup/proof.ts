import type { PoolClient } from 'pg';
import type { BackupProof } from './manifest';

/**
 * Reads what a backup and the database that is restored from it must have in common.
 * @param client of withoutLimits() or of a backup: whole tables are counted
 */
export async function readProof(client: PoolClient): Promise<BackupProof> {
  const { rows } = await client.query<BackupProof>(`
    select (select count(*)::float8 from startups) as startups,
      (select coalesce(sum(score), 0)::text from startups) as score_sum,
      (select count(*)::float8 from audit_events) as audit_events,
      coalesce((select hash from audit_head), '') as audit_seal`);
  const [proof] = rows;
  if (!proof) throw new Error('The database answers no counts.');
  return proof;
}
