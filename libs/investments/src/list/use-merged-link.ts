import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { useReadMergedIntoQuery, type Startup } from '@vaglio/startups-data';
import type { ListQuery } from './list-query';

interface MergedLink {
  readonly query: ListQuery;
  /** The list of the address as it was loaded; null while it is on its way. */
  readonly items: readonly Startup[] | null;
  readonly onFollow: (query: ListQuery) => void;
}

/** An address with the id of a startup that is part of another now leads to that one, searched for where the list lacks it. */
export function useMergedLink({ query, items, onFollow }: MergedLink): void {
  const { startup } = query;
  const isMissing = items !== null && /^\d+$/.test(startup) && !items.some(({ id }) => id === startup);
  const { currentData } = useReadMergedIntoQuery(isMissing ? { startup } : skipToken);
  const survivor = isMissing ? currentData?.merged_into : null;
  const follow = useEffectEvent((id: string, name: string) => {
    const isListed = items?.some((listed) => listed.id === id);
    onFollow({ ...query, startup: id, ...(!isListed && { q: name, page: 1 }) });
  });
  useEffect(() => {
    if (survivor) follow(survivor.id, survivor.company_name);
  }, [survivor]);
}
