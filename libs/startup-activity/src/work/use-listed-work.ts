import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import type { Startup, Work } from '@vaglio/contract';
import { useListWorkQuery } from '@vaglio/startups-data';

const NONE: ReadonlyMap<string, Work> = new Map();

/**
 * Returns the assignees and next steps of the startups on a page, keyed by startup id. The map is empty if the server
 * does not return them.
 */
export function useListedWork(items: readonly Startup[]): ReadonlyMap<string, Work> {
  const isSupported = useIsSupported('listWork');
  const ids = items.map(({ id }) => id).join(',');
  const { currentData, error } = useListWorkQuery(isSupported === false || ids === '' ? skipToken : { ids });
  const works = error ? undefined : currentData?.items;
  return useMemo(() => (works ? new Map(works.map((work) => [work.startup_id, work])) : NONE), [works]);
}
