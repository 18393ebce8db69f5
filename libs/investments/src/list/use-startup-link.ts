import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import type { Startup } from '@vaglio/contract';
import {
  ALL_ACTIVE,
  useReadFactsQuery,
  useReadInvestmentQuery,
  useReadMergedIntoQuery,
  type ListQuery,
} from '@vaglio/startups-data';

interface StartupLink {
  readonly query: ListQuery;
  /** The list of the address as it was loaded; null while it is on its way. */
  readonly items: readonly Startup[] | null;
  readonly onFollow: (query: ListQuery) => void;
}

/**
 * An address with the id of a startup that is part of another now leads to that one; one that was opened with a startup
 * that its list lacks, such as one of a later page, leads to a search for it among all. A saved view keeps its filters
 * and its address: such a startup, for example one in Later, is shown beside the list.
 * @returns `isSought`: the startup of the address is still being looked for; `guest`: the one that the view lacks
 */
export function useStartupLink({ query, items, onFollow }: StartupLink): {
  isSought: boolean;
  guest: Startup | null;
} {
  const { startup } = query;
  const [opened] = useState(startup);
  const isMissing = items !== null && /^\d+$/.test(startup) && !items.some(({ id }) => id === startup);
  const merged = useReadMergedIntoQuery(isMissing ? { startup } : skipToken);
  const survivor = isMissing ? merged.currentData?.merged_into : null;
  const isUnlisted = isMissing && startup === opened && query.q === '' && survivor === null;
  const isInView = query.view !== '' && query.view !== ALL_ACTIVE;
  const isSought = useIsSupported('readFacts') === true && isUnlisted && !isInView;
  const read = useReadInvestmentQuery(isUnlisted && isInView ? { id: startup } : skipToken);
  const found = useReadFactsQuery(isSought ? { id: startup } : skipToken);
  const name = isSought ? found.currentData?.company_name : undefined;
  const follow = useEffectEvent((to: { id: string; company_name: string }) => {
    const isListed = items?.some((listed) => listed.id === to.id);
    onFollow({ ...query, startup: to.id, ...(!isListed && { q: to.company_name, page: 1 }) });
  });
  const search = useEffectEvent((q: string) => onFollow({ ...query, q, page: 1, mode: 'all' }));
  useEffect(() => {
    if (survivor) follow(survivor);
  }, [survivor]);
  useEffect(() => {
    if (name !== undefined) search(name);
  }, [name]);
  const isLoading = merged.isFetching || found.isFetching || (read.isFetching && !read.currentData);
  return {
    isSought: isMissing && startup === opened && (isLoading || name !== undefined),
    guest: (isUnlisted && isInView && read.currentData) || null,
  };
}
