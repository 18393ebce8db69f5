import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, errorText } from '@vaglio/api-client';
import type { ImportFile } from '@vaglio/contract';
import { useReadImportQuery } from '../hooks.gen';

const POLL_MS = 700;
const AT_WORK: readonly ImportFile['state'][] = ['uploading', 'reading', 'checking', 'committing', 'undoing'];

/** Whether a server works on the import, or its file is still arriving. */
export const isAtWork = (state: ImportFile['state'] | undefined): boolean =>
  state !== undefined && AT_WORK.includes(state);

/**
 * An import, asked for again while a server works on it; what it wrote or took back makes the lists stale.
 * @param isSending whether its file is sent from here: nothing else changes one that is uploading
 */
export function useImportFile(id: string, isSending: boolean) {
  const dispatch = useDispatch();
  const [pollingInterval, setPollingInterval] = useState(0);
  const [answered, setAnswered] = useState<ImportFile | null>(null);
  const { currentData: read, error, isFetching, refetch } = useReadImportQuery({ id }, { pollingInterval });
  const file = newest(read, answered?.id === id ? answered : null);
  const state = file?.state;
  const before = useRef(state);
  useEffect(() => {
    setPollingInterval(isAtWork(state) && (state !== 'uploading' || isSending) ? POLL_MS : 0);
    // Not only from a state of work: a quick server is done before it answers the order.
    const hasEnded = before.current !== undefined && before.current !== state && !isAtWork(state);
    before.current = state;
    if (!hasEnded) return;
    dispatch(api.util.invalidateTags(['imports', 'startups', 'investments', 'stats', 'audit']));
  }, [dispatch, state, isSending]);
  return {
    file,
    /** Shows the answer to an act at once. */
    show: setAnswered,
    isFetching,
    failure: error && !file ? errorText(error, 'Failed to load the import') : null,
    retry: () => void refetch(),
  };
}

/** What was asked for before a change may be answered after it. */
function newest(read: ImportFile | undefined, answered: ImportFile | null): ImportFile | null {
  return answered && (!read || read.version < answered.version) ? answered : (read ?? null);
}
