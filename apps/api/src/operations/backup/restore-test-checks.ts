import { THE_SERVER } from '../../audit/audit-event';
import { verifyChain } from '../../audit/verify-chain';
import { runAudit } from '../../startups/curation/run-audit';
import type { Database } from '../../platform/db/open-database';
import { withoutLimits } from '../../platform/db/without-limits';
import { keyRefusal } from '../../platform/keys/open-keys';
import type { RestoreTestCheck } from '../../platform/db/schema/backups.table';
import type { BackupManifest } from './manifest';
import { readProof } from './proof';

/**
 * Compares a restored database with the data of its backup, and checks keys, scores and audit trail. Changes the
 * database, which the caller discards.
 * @param dataDir data directory with the restored keys
 * @param now milliseconds since 1970
 */
export async function checkRestored(
  { db, pool }: Database,
  { tables, proof: said }: BackupManifest,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<RestoreTestCheck[]> {
  const found = await withoutLimits(pool, readProof);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const refusal = await keyRefusal(db, { dataDir, environmentKeys: {} });
  const chain = await verifyChain(db);
  const isChainAsInBackup =
    !said || (chain.checked === said.audit_events && chain.lastHash === said.audit_seal);
  const areScoresSaid =
    !said || (found.startups === said.startups && Number(found.score_sum) === Number(said.score_sum));
  const audit = await runAudit(db, THE_SERVER, now);
  const [broken] = audit.findings;
  return [
    // This check always succeeds, because the restore has compared each table with its checksum.
    check('Rows', true, `${rows} rows of ${tables.length} tables are as they were written.`),
    check('Keys', refusal === null, refusal ?? 'They are those of this database.'),
    check(
      'Startups',
      areScoresSaid,
      areScoresSaid
        ? `${found.startups}, with scores of ${Number(found.score_sum)} together.`
        : `${found.startups} with scores of ${Number(found.score_sum)}, where the backup says ${said?.startups} with ${Number(said?.score_sum)}.`,
    ),
    check(
      'Scores',
      audit.rescored === 0 && !broken,
      broken
        ? `${broken.check}: ${broken.count}.`
        : `${audit.checked - audit.rescored} of ${audit.checked} are what the rules give.`,
    ),
    check('Audit trail', !chain.broken && isChainAsInBackup, auditText(chain, isChainAsInBackup)),
  ];
}

const check = (name: string, is_right: boolean, text: string): RestoreTestCheck => ({ name, is_right, text });

function auditText(
  { checked, broken }: Awaited<ReturnType<typeof verifyChain>>,
  isAsInBackup: boolean,
): string {
  if (broken) return `It is broken at event ${broken.eventId}: ${broken.problem}.`;
  return isAsInBackup
    ? `${checked} events are as they were sealed.`
    : `Its ${checked} events are not those of the backup.`;
}
