import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Notification, NotificationPage } from '@vaglio/contract';
import { useListNotificationsQuery, useMarkNotificationsMutation } from './endpoints.gen';

export const INBOX_FILTERS = ['unread', 'all', 'mentions'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

const PAGE = 20;
const MAX_LISTED = 100;
/** Maximum number of notifications that a request can mark. */
const MAX_MARKED_AT_ONCE = 500;

/** Returns the notifications in a tab of the inbox, and functions that mark them. */
export function useInbox() {
  const [filter, setFilter] = useState<InboxFilter>('unread');
  const [limit, setLimit] = useState(PAGE);
  /** Previous list of this tab. It is displayed until the longer list has loaded. */
  const [before, setBefore] = useState<NotificationPage | null>(null);
  /** Ids of the notifications that were marked together. They are kept as long as the user can undo the marking. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { currentData, error, isFetching, refetch } = useListNotificationsQuery({ filter, limit });
  const [mark, marking] = useMarkNotificationsMutation();
  const shown = currentData ?? before;
  const isMoreLoading = isFetching && currentData === undefined && before !== null;
  const items: readonly Notification[] = shown?.items ?? [];
  const unread = shown?.unread ?? null;
  const mentions = shown?.unread_mentions ?? 0;
  return {
    filter,
    items,
    unread,
    mentions,
    /** True if `readAll` would mark at least one notification. */
    canReadAll: items.length > 0 && (filter === 'mentions' ? mentions : (unread ?? 0)) > 0,
    isLoading: shown === null && isFetching,
    isMoreLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load the inbox') : null,
    markFailure: marking.error ? errorText(marking.error, 'Failed to mark as read') : null,
    retry: () => void refetch(),
    /** True if there are further notifications, or while they load. */
    hasMore: isMoreLoading || (items.length < (shown?.total ?? 0) && limit < MAX_LISTED),
    more: () => {
      setBefore(currentData ?? null);
      setLimit(Math.min(MAX_LISTED, limit + PAGE));
    },
    choose: (chosen: InboxFilter) => {
      setFilter(chosen);
      setBefore(null);
      setLimit(PAGE);
    },
    read: (id: string) => void mark({ notificationMarking: { ids: [id] } }),
    marked,
    /** Marks all notifications of this tab as read, up to the newest visible notification. */
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

/**
 * Returns the number of unread notifications. It is null if the server has no inbox, and undefined until the server has
 * responded.
 */
export function useUnread(): number | null | undefined {
  const { currentData, error } = useListNotificationsQuery({ filter: 'unread', limit: PAGE });
  return currentData?.unread ?? (error ? null : undefined);
}
