import { useOffers } from '@vaglio/api-client';
import { useSession } from '@vaglio/auth-session';

/** Whether the person may delete and restore startups, as far as is known; a server that cannot leaves it out. */
export function useMayDelete(): boolean {
  const { role } = useSession();
  return useOffers('listDeleted') !== false && role === 'admin';
}
