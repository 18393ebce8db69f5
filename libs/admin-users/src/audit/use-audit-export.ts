import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@vaglio/api-client';
import { saveCsvFile } from '@vaglio/ui';
import { usersApi } from '../admin-users.api';
import { toAuditFile } from './audit-file';
import { toCallFilters, type AuditQuery } from './audit-query';
import type { AuditEvent, AuditEventPage } from '@vaglio/contract';

const EXPORT_PAGE_SIZE = 200;

/**
 * All events of a list, page by page of 200, each page older than the one before: so that events which arrive meanwhile
 * neither double nor hide one.
 * @param loadPage answers events older than that one; what it throws ends the export
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

/** Past the cache: an export holds what is there now, and is not kept. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

/** Saves the events that a query leaves, of all pages, as audit.csv. */
export function useAuditExport(query: AuditQuery) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isExporting, setIsExporting] = useState(false);
  const [exported, setExported] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
      saveCsvFile('audit.csv', toAuditFile(events));
      setExported(events.length);
    } catch (error) {
      setFailure(errorText(error, 'Export failed'));
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, exported, failure, run };
}
