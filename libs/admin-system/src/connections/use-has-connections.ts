import { CONNECTIONS_PERMISSIONS, isAllowed, permissionAmong } from '@vaglio/access-control';
import { useIsSupported } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';

/** Whether the person may set up connections and the server has any; true until it has shown otherwise. */
export function useHasConnections(): boolean {
  const { claims } = useSession();
  const isSupported = useIsSupported('readModelSettings') !== false;
  return isSupported && isAllowed(permissionAmong(CONNECTIONS_PERMISSIONS, 'readModelSettings'), claims);
}
