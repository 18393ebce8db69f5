import { toTimestamp } from '../../platform/time/timestamps';
import { restoreTestState } from '../backup/restore-test';
import { BACKUP_CHECKS } from './backup-checks';
import { DATABASE_CHECKS } from './database-checks';
import { VERDICTS, type Finding, type HealthCheck, type HealthNeeds } from './health-check';
import { SERVER_CHECKS } from './server-checks';
import type { StatusBody } from './status.schemas';
import { WORK_CHECKS } from './work-checks';

/** All health checks of an installation, for the doctor command, the status page and the metrics. */
export const HEALTH_CHECKS: readonly { group: string; checks: readonly HealthCheck[] }[] = [
  { group: 'Server', checks: SERVER_CHECKS },
  { group: 'Database', checks: DATABASE_CHECKS },
  { group: 'Work', checks: WORK_CHECKS },
  { group: 'Backups', checks: BACKUP_CHECKS },
];

/** Runs health checks and returns their findings in order. */
export async function examineAll<Needs>(
  checks: readonly HealthCheck<Needs>[],
  needs: Needs,
): Promise<Finding[]> {
  const findings = [];
  for (const { examine } of checks) findings.push(...(await examine(needs)));
  return findings;
}

/** Runs the health checks of the responding server. Its keys need no check, because it started with them. */
export async function readStatus({ db, settings, now }: HealthNeeds): Promise<StatusBody> {
  const groups = [];
  for (const { group, checks } of HEALTH_CHECKS) {
    const findings = await examineAll(checks, { db, settings, now });
    groups.push({
      name: group,
      findings: findings.map(({ advice = null, ...found }) => ({ ...found, advice })),
    });
  }
  const worst = Math.max(
    ...groups.flatMap(({ findings }) => findings.map(({ verdict }) => VERDICTS.indexOf(verdict))),
  );
  const restore_test = await restoreTestState(db, settings);
  return { checked_at: toTimestamp(now()), verdict: VERDICTS[worst] ?? 'fine', groups, restore_test };
}
