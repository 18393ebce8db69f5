import { isAllowed, permissionAmong, SYSTEM_PERMISSIONS } from '@vaglio/access-control';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { StatusGroup } from '@vaglio/contract';
import { useRequestRestoreTestMutation } from '../backups/backups.api';
import { adminSystemApi } from '../endpoints.gen';
import { worstFirst } from './verdict-labels';

/** Whether the person may see the status and the server has one; true until it has shown otherwise. */
export function useHasStatus(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readStatus') !== false;
  return isSupported && isAllowed(permissionAmong(SYSTEM_PERMISSIONS, 'readStatus'), claims);
}

/** Interval between two looks at a restore test that is running. */
const RUNNING_POLL_MS = 5_000;

/** The status as the server finds it now; each mount and `check` looks again, and so does a running restore test. */
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
    problems: findings.filter(({ verdict }) => verdict === 'problem').length,
    warnings: findings.filter(({ verdict }) => verdict === 'warning').length,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the status') : null,
    restoreTest: data?.restore_test ?? 'impossible',
    check: () => void refetch(),
  };
}

/** Requests a restore test of the newest backup; `failure` is the reason of a refusal. */
export function useRestoreTest() {
  const [request, { isLoading, error }] = useRequestRestoreTestMutation();
  return {
    request: () => void request(),
    isRequesting: isLoading,
    failure: error ? errorText(error, 'The restore test could not be requested') : null,
  };
}
