import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListReviewArticlesQuery } from '../hooks.gen';
import { duplicatesApi } from '../review.api';
import type { ArticlesQuery } from './articles-query';
import { NO_ORDER, nextOrder, without, withLast } from './queue-order';

export const ARTICLES_LOADED = 100;
/** New articles, and those that others are on. */
const LOADED_AGAIN_MS = 30_000;

export type Queue = ReturnType<typeof useQueue>;

/** The articles that wait, in an order that stays while one works; new ones join at the end. */
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
  // Adjusted while rendering: the order is derived from the list, and from what it was before.
  if (next !== order) setOrder(next);
  const isOfFilter = next.filter === only;
  return {
    isSupported,
    ids: isOfFilter ? next.ids : [],
    fresh: isOfFilter ? next.fresh : 0,
    dropFresh: () => setOrder((before) => ({ ...before, fresh: 0 })),
    putLast: (id: string) => setOrder((before) => withLast(before, id)),
    /** Of an article that others finished, in a queue that is longer than what is loaded of it. */
    drop: (id: string) => setOrder((before) => without(before, id)),
    lines: lines ?? [],
    counts: data?.counts ?? null,
    reviewed: data?.reviewed ?? 0,
    isFetching,
    isLoaded: currentData !== undefined,
    failure: error ? errorText(error, 'Failed to load the articles') : null,
    /** With the count in the top bar, and the steps. */
    reload: () => void dispatch(duplicatesApi.util.invalidateTags(['review-desk'])),
  };
}
