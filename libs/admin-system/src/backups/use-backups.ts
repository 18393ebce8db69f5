import { BACKUPS_PERMISSIONS, isAllowed, permissionAmong } from '@vaglio/access-control';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';
import { backupsApi, useOrderBackupMutation, useRequestRestoreTestMutation } from './backups.api';

/** Whether the person may see the backups and the server has them; true until it has shown otherwise. */
export function useHasBackups(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readBackups') !== false;
  return isSupported && isAllowed(permissionAmong(BACKUPS_PERMISSIONS, 'readBackups'), claims);
}

/** Interval between two looks at a backup or a test that is under way. */
const RUNNING_POLL_MS = 3_000;

/** The backups as the server has them now, and what may be done; a backup or test under way is watched. */
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
