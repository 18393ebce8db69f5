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
  /** Loaded list of the current address; null while it loads. */
  readonly items: readonly Startup[] | null;
  readonly onFollow: (query: ListQuery) => void;
}

/**
 * Handles links to startups. The id of a merged startup redirects to the startup into which it was merged. If the list
 * does not contain the linked startup, for example because it is on a later page, the hook searches all startups. A
 * saved view keeps its filters and address. A startup outside the view, such as a snoozed startup, opens next to the
 * list.
 * @returns `isSought` is true during the search; `guest` is the startup that is not in the view
 */
export function useStartupLink({ query, items, onFollow }: StartupLink): {
  isSought: boolean;
  guest: Startup | null;
} {
  const { startup } = query;
  const [opened] = useState(startup);
  const [absent, setAbsent] = useState('');
  const isMissing = items !== null && /^\d+$/.test(startup) && !items.some(({ id }) => id === startup);
  // While the list reloads, the startup that it does not contain remains open.
  if (items !== null && absent !== (isMissing ? startup : '')) setAbsent(isMissing ? startup : '');
  const isAbsent = isMissing || (items === null && absent !== '' && absent === startup);
  const merged = useReadMergedIntoQuery(isAbsent ? { startup } : skipToken);
  const survivor = isAbsent ? merged.currentData?.merged_into : null;
  const isUnlisted = isAbsent && startup === opened && query.q === '' && survivor === null;
  const isInView = query.view !== '' && query.view !== ALL_ACTIVE;
  const isSought = useIsSupported('readFacts') === true && isMissing && isUnlisted && !isInView;
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
