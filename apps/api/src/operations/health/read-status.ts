import type { Deps } from '../../platform/deps';
import { backupFindings } from './backup-findings';
import { databaseFindings } from './database-findings';
import type { Finding, Verdict } from './finding';
import { serverFindings } from './server-findings';
import { workFindings } from './work-findings';
import { toTimestamp } from '../../platform/time/timestamps';
import type { StatusBody } from './status.schemas';

/** From the best to the worst. */
const VERDICTS: readonly Verdict[] = ['fine', 'warning', 'problem'];

/** The checks of `npm run doctor` on the server that answers; its keys are right, since it started with them. */
export async function readStatus({
  db,
  settings,
  now,
}: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<StatusBody> {
  const groups = [
    groupOf('Server', await serverFindings(settings)),
    groupOf('Database', await databaseFindings(db, now)),
    groupOf('Work', await workFindings(db, settings, now())),
    groupOf('Backups', await backupFindings(db, settings, now())),
  ];
  const worst = Math.max(
    ...groups.flatMap(({ findings }) => findings.map(({ verdict }) => VERDICTS.indexOf(verdict))),
  );
  return { checked_at: toTimestamp(now()), verdict: VERDICTS[worst] ?? 'fine', groups };
}

function groupOf(name: string, findings: readonly Finding[]): StatusBody['groups'][number] {
  return {
    name,
    findings: findings.map(({ subject, verdict, text, advice = null }) => ({
      subject,
      verdict,
      text,
      advice,
    })),
  };
}
