import { errorText } from '@vaglio/api-client';
import type { AuditEventPage } from '@vaglio/contract';
import { useListAuditEventsQuery } from '../hooks.gen';
import { toCallFilters, type AuditQuery } from './audit-query';

const NO_EVENTS: AuditEventPage = { items: [], total: 0 };

/** One page of the events, asked for anew whenever it is opened: everybody adds to the trail. */
export function useAuditPage(query: AuditQuery) {
  const { page, pageSize } = query;
  const { data, error, isFetching, refetch } = useListAuditEventsQuery(
    { page, pageSize, ...toCallFilters(query) },
    { refetchOnMountOrArgChange: true },
  );
  const { items: events, total } = error || !data ? NO_EVENTS : data;
  const failure = error ? errorText(error, 'Failed to load the audit trail') : null;
  return { events, total, isFetching, failure, retry: () => void refetch() };
}
