import { isAllowed, permissionAmong, SERVICE_ACCOUNTS_PERMISSIONS } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';

/** Whether the person administers service accounts and the server has them; true until it has shown otherwise. */
export function useHasServiceAccounts(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('listServiceAccounts') !== false;
  return (
    isSupported && isAllowed(permissionAmong(SERVICE_ACCOUNTS_PERMISSIONS, 'listServiceAccounts'), claims)
  );
}
