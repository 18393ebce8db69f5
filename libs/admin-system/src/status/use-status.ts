import { isAllowed, findPermission, SYSTEM_PERMISSIONS } from '@vaglio/access-control';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { StatusGroup } from '@vaglio/contract';
import { useRequestRestoreTestMutation } from '../backups/backups.api';
import { adminSystemApi } from '../endpoints.gen';
import { worstFirst } from './verdict-labels';

/**
 * Returns true if the user may see the system status and the server supports it. Until the server has responded,
 * support is assumed.
 */
export function useHasStatus(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readStatus') !== false;
  return isSupported && isAllowed(findPermission(SYSTEM_PERMISSIONS, 'readStatus'), claims);
}

/** Polling interval during a restore test. */
const RUNNING_POLL_MS = 5_000;

/** Loads the system status on each mount and on each call of `check`. It polls during a restore test. */
export function useStatus() {
  const known = adminSystemApi.endpoints.readStatus.useQueryState();
  const { data, error, isFetching, refetch } = adminSystemApi.useReadStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: known.data?.restore_test === 'running' ? RUNNING_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const groups: readonly StatusGroup[] = data?.groups ?? [];
  const findings = groups.flatMap((group) => group.findings);
  return {
    checkedAt: data?.checked_at ?? null,
    groups: groups.map(({ name, findings: found }) => ({ name, findings: worstFirst(found) })),
    checks: findings.length,
    problems: findings.filter(({ verdict }) => verdict === 'problem').length,
    warnings: findings.filter(({ verdict }) => verdict === 'warning').length,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the status') : null,
    restoreTest: data?.restore_test ?? 'impossible',
    check: () => void refetch(),
  };
}

/** Returns a function that requests a restore test of the newest backup. `failure` is the reason for a refusal. */
export function useRestoreTest() {
  const [request, { isLoading, error }] = useRequestRestoreTestMutation();
  return {
    request: () => void request(),
    isRequesting: isLoading,
    failure: error ? errorText(error, 'The restore test could not be requested') : null,
  };
}
