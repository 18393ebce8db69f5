import { useOffers } from '@vaglio/api-client';

/** Whether the server lists unread pages; one that does also looks for sources. */
export function useOffersUnread(): boolean {
  return useOffers('listUnreadPages') === true;
}
