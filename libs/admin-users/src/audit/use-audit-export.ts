import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText } from '@vaglio/api-client';
import { saveCsvFile } from '@vaglio/ui';
import { usersApi } from '../admin-users.api';
import { toAuditFile } from './audit-file';
import { toCallFilters, type AuditQuery } from './audit-query';
import { collectEvents } from './collect-events';

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
