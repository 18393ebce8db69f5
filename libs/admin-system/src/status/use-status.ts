import { isAllowed, permissionAmong, SYSTEM_PERMISSIONS } from '@vaglio/access-control';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import type { StatusGroup } from '@vaglio/contract';
import { adminSystemApi } from '../endpoints.gen';
import { worstFirst } from './verdict-labels';

/** Whether the person may see the status and the server has one; true until it has shown otherwise. */
export function useHasStatus(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readStatus') !== false;
  return isSupported && isAllowed(permissionAmong(SYSTEM_PERMISSIONS, 'readStatus'), claims);
}

/** The status as the server finds it now; each mount and `check` looks again. */
export function useStatus() {
  const { data, error, isFetching, refetch } = adminSystemApi.useReadStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
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
    check: () => void refetch(),
  };
}
