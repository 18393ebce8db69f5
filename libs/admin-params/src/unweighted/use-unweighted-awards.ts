import { useState } from 'react';
import { errorText, useIsSupported } from '@vaglio/api-client';
import { useListAwardDecisionsQuery, useListUnweightedAwardsQuery } from '../hooks.gen';

const NOTHING_DECIDED = { aliases: [], ignored: [] };
const FIRST_PAGE = { page: 1, pageSize: 10 };

/**
 * A page of the awards that no parameter weighs, and what was decided about such; `isSupported` is false on a server that
 * does not list them.
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
