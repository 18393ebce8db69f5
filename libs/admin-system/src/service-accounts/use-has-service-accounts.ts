import { isAllowed, findPermission, SERVICE_ACCOUNTS_PERMISSIONS } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';

/**
 * Returns true if the user may manage service accounts and the server supports them. Until the server has responded,
 * support is assumed.
 */
export function useHasServiceAccounts(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('listServiceAccounts') !== false;
  return (
    isSupported && isAllowed(findPermission(SERVICE_ACCOUNTS_PERMISSIONS, 'listServiceAccounts'), claims)
  );
}
