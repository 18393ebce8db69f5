import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListReviewArticlesQuery } from '../hooks.gen';
import { duplicatesApi } from '../review.api';
import type { ArticlesQuery } from './articles-query';
import { NO_ORDER, nextOrder, without, withLast } from './queue-order';

export const ARTICLES_LOADED = 100;
/** Reload interval of the queue. A reload shows new articles and the articles that other users are reviewing. */
const LOADED_AGAIN_MS = 30_000;

export type Queue = ReturnType<typeof useQueue>;

/** Returns the pending articles in an order that does not change while the user works. New articles are appended. */
export function useQueue({ only, article }: ArticlesQuery) {
  const { data, currentData, error, isFetching } = useListReviewArticlesQuery(
    { only, pageSize: ARTICLES_LOADED },
    { pollingInterval: LOADED_AGAIN_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const dispatch = useDispatch();
  const [order, setOrder] = useState(NO_ORDER);
  const isSupported = useIsSupported('listReviewArticles') !== false;
  const lines = currentData?.items;
  const next = lines
    ? nextOrder(
        order,
        only,
        lines.map(({ id }) => id),
        currentData.total,
        article,
      )
    : order;
  // Set during rendering, because the order depends on the loaded list and on the previous order.
  if (next !== order) setOrder(next);
  const isOfFilter = next.filter === only;
  return {
    isSupported,
    ids: isOfFilter ? next.ids : [],
    fresh: isOfFilter ? next.fresh : 0,
    dropFresh: () => setOrder((before) => ({ ...before, fresh: 0 })),
    putLast: (id: string) => setOrder((before) => withLast(before, id)),
    /** Removes a completed article. A partly loaded queue would otherwise keep it. */
    drop: (id: string) => setOrder((before) => without(before, id)),
    lines: lines ?? [],
    counts: data?.counts ?? null,
    reviewed: data?.reviewed ?? 0,
    isFetching,
    isLoaded: currentData !== undefined,
    failure: error ? errorText(error, 'Failed to load the articles') : null,
    /** Reloads the queue, the count in the top bar and the steps. */
    reload: () => void dispatch(duplicatesApi.util.invalidateTags(['review-desk'])),
  };
}
