import { useState } from 'react';
import { useAppDispatch } from '@vaglio/api-client';
import { startupsApi } from '@vaglio/startups-data';
import { saveCsvFile, useCsvSeparator } from '@vaglio/ui';
import { awardNames } from '../list/startup-cells';
import type { ListTab } from '../list/results-view';
import type { ListedStartup } from '../list/use-result-pages';
import { collectList } from './collect-list';
import { toExportFile } from './export-file';

/** Name and row count of an exported file, and the total of the list. */
export interface ExportResult {
  readonly fileName: string;
  readonly written: number;
  readonly total: number;
}

const { listRaw, listCurated } = startupsApi.endpoints;
/** Query options of an export. It needs current data, and the data is not cached. */
const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Exports all rows of a list that match the current search.
 * @returns the result of the last export; null before and during an export, and after a failed export, which is only
 *   logged (spec §8)
 */
export function useExport(tab: ListTab, q: string) {
  const dispatch = useAppDispatch();
  const [{ isExporting, result }, setState] = useState<{ isExporting: boolean; result: ExportResult | null }>(
    { isExporting: false, result: null },
  );
  const readPage = (page: { page: number; pageSize: number }) => {
    const query = { ...page, q: q || undefined };
    return tab === 'raw'
      ? dispatch(listRaw.initiate(query, FRESH)).unwrap()
      : dispatch(listCurated.initiate(query, FRESH)).unwrap();
  };
  const { separator } = useCsvSeparator();
  const run = async () => {
    setState({ isExporting: true, result: null });
    try {
      const { rows, total } = await collectList<ListedStartup>(readPage);
      const startups = rows.map((startup) => ({ ...startup, awards: awardNames(startup) }));
      const fileName = `startups-${tab}.csv`;
      saveCsvFile(fileName, await toExportFile(startups, nextTask, separator));
      setState({ isExporting: false, result: { fileName, written: rows.length, total } });
    } catch (failure) {
      console.error('Export failed', failure);
      setState({ isExporting: false, result: null });
    }
  };
  return { isExporting, result, run };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
