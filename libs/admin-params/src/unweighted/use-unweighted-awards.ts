import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListAwardDecisionsQuery, useListUnweightedAwardsQuery } from '../hooks.gen';

const NOTHING_DECIDED = { aliases: [], ignored: [] };
const FIRST_PAGE = { page: 1, pageSize: 10 };

/**
 * Loads a page of the awards without a parameter, and the decisions about such awards. `isSupported` is false if the
 * server does not list these awards.
 */
export function useUnweightedAwards() {
  const [query, show] = useState(FIRST_PAGE);
  const { data, error, isFetching, refetch } = useListUnweightedAwardsQuery(query);
  const decisions = useListAwardDecisionsQuery(undefined, { skip: !data });
  return {
    query,
    show,
    awards: error ? [] : (data?.items ?? []),
    total: error ? 0 : (data?.total ?? 0),
    ...(decisions.data ?? NOTHING_DECIDED),
    isSupported: useIsSupported('listUnweightedAwards') !== false,
    isFetching,
    failure: error ? errorText(error, 'Failed to load awards') : null,
    retry: () => void refetch(),
  };
}
