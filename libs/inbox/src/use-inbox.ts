import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Notification } from '@vaglio/contract';
import { useListNotificationsQuery, useMarkNotificationsMutation } from './endpoints.gen';

export const INBOX_FILTERS = ['unread', 'all', 'mentions'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

const PAGE = 20;
const MAX_LISTED = 100;
/** One call marks so many. */
const MAX_MARKED_AT_ONCE = 500;

/** One tab of the inbox, and its marks. */
export function useInbox() {
  const [filter, setFilter] = useState<InboxFilter>('unread');
  const [limit, setLimit] = useState(PAGE);
  /** What was marked at once, for as long as that can be undone. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { currentData, error, isFetching, refetch } = useListNotificationsQuery({ filter, limit });
  const [mark, marking] = useMarkNotificationsMutation();
  const items: readonly Notification[] = currentData?.items ?? [];
  const unread = currentData?.unread ?? null;
  const mentions = currentData?.unread_mentions ?? 0;
  return {
    filter,
    items,
    unread,
    mentions,
    /** Whether there is something that `readAll` would mark. */
    canReadAll: items.length > 0 && (filter === 'mentions' ? mentions : (unread ?? 0)) > 0,
    isLoading: currentData === undefined && isFetching,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the inbox') : null,
    markFailure: marking.error ? errorText(marking.error, 'Nothing has been marked') : null,
    retry: () => void refetch(),
    hasMore: items.length < (currentData?.total ?? 0) && limit < MAX_LISTED,
    more: () => setLimit(Math.min(MAX_LISTED, limit + PAGE)),
    choose: (chosen: InboxFilter) => {
      setFilter(chosen);
      setLimit(PAGE);
    },
    read: (id: string) => void mark({ notificationMarking: { ids: [id] } }),
    marked,
    /** Marks what this tab lists up to the newest one that is seen. */
    readAll: async () => {
      const [newest] = items;
      if (!newest) return;
      const kind = filter === 'mentions' ? { filter } : {};
      const { data } = await mark({ notificationMarking: { up_to: newest.id, ...kind } });
      setMarked(data?.ids ?? []);
    },
    undo: async () => {
      setMarked([]);
      for (let start = 0; start < marked.length; start += MAX_MARKED_AT_ONCE) {
        const ids = marked.slice(start, start + MAX_MARKED_AT_ONCE);
        const { error: refused } = await mark({ notificationMarking: { ids, is_read: false } });
        if (refused) return;
      }
    },
    endUndo: () => setMarked([]),
  };
}

/** The number of unread notifications; null where the server has no inbox, undefined until it has answered. */
export function useUnread(): number | null | undefined {
  const { currentData, error } = useListNotificationsQuery({ filter: 'unread', limit: PAGE });
  return currentData?.unread ?? (error ? null : undefined);
}
