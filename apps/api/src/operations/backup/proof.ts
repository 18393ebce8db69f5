import type { PoolClient } from 'pg';
import type { BackupProof } from './manifest';

/**
 * Reads the figures that must be equal in a backup and in the restored database.
 * @param client client of withoutLimits() or of a backup, because counting whole tables takes long
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
