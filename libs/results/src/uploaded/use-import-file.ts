import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, errorText } from '@vaglio/api-client';
import type { ImportFile } from '@vaglio/contract';
import { useReadImportQuery } from '../hooks.gen';
import { resultsApi } from './imports.api';

const POLL_MS = 700;
const IN_PROGRESS: readonly ImportFile['state'][] = [
  'uploading',
  'reading',
  'checking',
  'committing',
  'undoing',
];

/** Returns true if the server is processing the import or its file is still being uploaded. */
export const isInProgress = (state: ImportFile['state'] | undefined): boolean =>
  state !== undefined && IN_PROGRESS.includes(state);

/**
 * Loads an import and polls it while the server processes it. Writing or undoing the import invalidates the lists.
 * @param isSending true while this browser uploads the file; an upload from another browser is not polled
 */
export function useImportFile(id: string, isSending: boolean) {
  const dispatch = useDispatch();
  const [answered, setAnswered] = useState<ImportFile | null>(null);
  const { currentData: read } = resultsApi.endpoints.readImport.useQueryState({ id });
  const file = newest(read, answered?.id === id ? answered : null);
  const state = file?.state;
  const { error, isFetching, refetch } = useReadImportQuery(
    { id },
    { pollingInterval: isInProgress(state) && (state !== 'uploading' || isSending) ? POLL_MS : 0 },
  );
  const before = useRef(state);
  useEffect(() => {
    // A fast server may finish before it responds. The previous state may therefore differ from the processing states.
    const hasEnded = before.current !== undefined && before.current !== state && !isInProgress(state);
    before.current = state;
    if (!hasEnded) return;
    dispatch(api.util.invalidateTags(['imports', 'startups', 'investments', 'stats', 'audit']));
  }, [dispatch, state]);
  return {
    file,
    /** Shows the response to an action immediately. */
    show: setAnswered,
    isFetching,
    failure: error && !file ? errorText(error, 'Failed to load the import') : null,
    retry: () => void refetch(),
  };
}

/** Returns the import with the newer version. A request that was sent before a change can be answered after it. */
function newest(read: ImportFile | undefined, answered: ImportFile | null): ImportFile | null {
  return answered && (!read || read.version < answered.version) ? answered : (read ?? null);
}
