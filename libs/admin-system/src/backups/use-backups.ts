import { BACKUPS_PERMISSIONS, isAllowed, findPermission } from '@vaglio/access-control';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { backupsApi, useOrderBackupMutation, useRequestRestoreTestMutation } from './backups.api';

/**
 * Returns true if the user may see backups and the server supports them. Until the server has responded, support is
 * assumed.
 */
export function useHasBackups(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readBackups') !== false;
  return isSupported && isAllowed(findPermission(BACKUPS_PERMISSIONS, 'readBackups'), claims);
}

/** Polling interval during a backup or a restore test. */
const RUNNING_POLL_MS = 3_000;

/** Loads the backups and provides their actions. It polls while a backup or a restore test is running. */
export function useBackups() {
  const known = backupsApi.endpoints.readBackups.useQueryState();
  const isRunning = known.data?.state === 'running' || known.data?.restore_test === 'running';
  const { data, error, isFetching, refetch } = backupsApi.useReadBackupsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isRunning ? RUNNING_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [order, ordering] = useOrderBackupMutation();
  const [test, requesting] = useRequestRestoreTestMutation();
  const refusal = ordering.error ?? requesting.error;
  return {
    backups: data ?? null,
    isFetching,
    failure: error ? errorText(error, 'Failed to load') : null,
    retry: () => void refetch(),
    order: () => {
      requesting.reset();
      void order({ body: {} });
    },
    isOrdering: ordering.isLoading || data?.state === 'running',
    test: () => {
      ordering.reset();
      void test();
    },
    isTesting: requesting.isLoading || data?.restore_test === 'running',
    refusal: refusal ? errorText(refusal, 'Request failed') : null,
  };
}
