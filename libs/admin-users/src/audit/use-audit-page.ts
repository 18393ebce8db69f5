import { useMemo } from 'react';
import { errorText } from '@vaglio/api-client';
import { useListAuditEventsQuery } from '../admin-users.api';
import { readAuditPage } from './audit-event';
import { toCallFilters, type AuditQuery } from './audit-query';

/** One page of the events, asked for anew whenever it is opened: everybody adds to the trail. */
export function useAuditPage(query: AuditQuery) {
  const { page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListAuditEventsQuery(
    { page, pageSize, ...toCallFilters(query) },
    { refetchOnMountOrArgChange: true },
  );
  const shown = useMemo(
    () => (error ? null : readAuditPage(data)) ?? { events: [], total: 0 },
    [data, error],
  );
  const failure = error ? errorText(error, 'Failed to load the audit trail') : null;
  return { ...shown, isFetching, failure, retry: () => void refetch() };
}
