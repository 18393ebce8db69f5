import { useState } from 'react';
import { errorText, useAppDispatch } from '@vaglio/api-client';
import { saveCsvFile, useCsvSeparator } from '@vaglio/ui';
import { usersApi } from '../admin-users.api';
import { toAuditFile } from './audit-file';
import { toCallFilters, type AuditQuery } from './audit-query';
import type { AuditEvent, AuditEventPage } from '@vaglio/contract';

const EXPORT_PAGE_SIZE = 200;

/**
 * Loads all events of the audit trail in pages of 200. Each page starts after the last event of the previous page, so
 * new events cause neither duplicates nor gaps.
 * @param loadPage loads a page of events older than the event `olderThan`; an error aborts the export
 */
export async function collectEvents(
  loadPage: (page: { pageSize: number; olderThan?: number }) => Promise<AuditEventPage>,
): Promise<readonly AuditEvent[]> {
  const events: AuditEvent[] = [];
  for (let olderThan: number | undefined; ;) {
    const { items } = await loadPage({
      pageSize: EXPORT_PAGE_SIZE,
      ...(olderThan !== undefined && { olderThan }),
    });
    events.push(...items);
    if (items.length < EXPORT_PAGE_SIZE) return events;
    olderThan = Number(items.at(-1)?.id);
  }
}

/** Options of the export's requests. The export needs current data and keeps nothing in the cache. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

/** Saves all events that match the filters as audit.csv. */
export function useAuditExport(query: AuditQuery) {
  const dispatch = useAppDispatch();
  const [isExporting, setIsExporting] = useState(false);
  const [exported, setExported] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { separator } = useCsvSeparator();
  const run = async () => {
    setIsExporting(true);
    setExported(null);
    setFailure(null);
    try {
      const events = await collectEvents((page) =>
        dispatch(
          usersApi.endpoints.listAuditEvents.initiate({ ...toCallFilters(query), ...page }, FRESH),
        ).unwrap(),
      );
      saveCsvFile('audit.csv', toAuditFile(events, separator));
      setExported(events.length);
    } catch (error) {
      setFailure(errorText(error, 'Export failed'));
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, exported, failure, run };
}
