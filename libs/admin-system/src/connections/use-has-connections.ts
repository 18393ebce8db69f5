import { CONNECTIONS_PERMISSIONS, isAllowed, findPermission } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';

/**
 * Returns true if the user may configure connections and the server supports them. Until the server has responded,
 * support is assumed.
 */
export function useHasConnections(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readModelSettings') !== false;
  return isSupported && isAllowed(findPermission(CONNECTIONS_PERMISSIONS, 'readModelSettings'), claims);
}
