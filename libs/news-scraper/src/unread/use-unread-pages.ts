import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import type { NewsSource, UnreadPage } from '@vaglio/contract';
import { useToast } from '@vaglio/ui';
import {
  useListUnreadPagesQuery,
  useNeverReadPageMutation,
  useRetryUnreadPageMutation,
  useRetryUnreadPagesMutation,
} from '../endpoints.gen';
import type { UnreadReason } from '../reason-text';
import { counted } from '../until-text';

/** Tab of the unread pages. It contains all open pages, the pages with a certain reason, or the excluded pages. */
export type UnreadTab = UnreadReason | 'all' | 'never';

/** Opens the unread pages of a source in the given tab. */
export type ShowUnread = (source: NewsSource, tab: UnreadTab) => void;

/**
 * Loads the unread pages of a tab, and returns functions for the user's actions.
 * @param source id of a source; null for all sources
 */
export function useUnreadPages(source: string | null, pause: number, firstTab: UnreadTab) {
  const [view, setView] = useState({ tab: firstTab, page: 1, pageSize: 20 });
  const filter = {
    ...(source !== null && { source }),
    ...(view.tab !== 'all' && view.tab !== 'never' && { reason: view.tab }),
  };
  const { page, pageSize } = view;
  const { data, error, isFetching, isLoading, refetch } = useListUnreadPagesQuery(
    { ...filter, ...(view.tab === 'never' && { never: true }), page, pageSize },
    { pollingInterval: pause },
  );
  const [retry] = useRetryUnreadPageMutation();
  const [never] = useNeverReadPageMutation();
  const [retryAll, { isLoading: isRetrying }] = useRetryUnreadPagesMutation();
  const toast = useToast();
  const say = ({ error: refused }: { error?: unknown }, message: string) =>
    refused
      ? toast({ message: errorText(refused, 'The change could not be saved.'), severity: 'error' })
      : toast({ message });
  return {
    list: error ? null : (data ?? null),
    view,
    show: setView,
    isSupported: useIsSupported('listUnreadPages') === true,
    isLoading,
    isFetching,
    failure: error ? errorText(error, 'Failed to load unread pages') : null,
    reload: () => void refetch(),
    retryOne: async ({ id, title }: UnreadPage) =>
      say(await retry({ id }), `“${title}” will be retried when the source is next read.`),
    neverOne: async ({ id, title }: UnreadPage) =>
      say(await never({ id }), `“${title}” will not be tried again.`),
    retryAll: async (expected: number) =>
      say(
        await retryAll({ body: { ...filter, expected } }),
        `${counted(expected, 'page')} ${expected === 1 ? 'is' : 'are'} tried again at the next reading.`,
      ),
    isRetrying,
  };
}
