import { useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@vaglio/api-client';
import { readCsvFile } from '../csv/read-csv-file';
import { CLOSED, importFlow } from './import-flow';
import { planImport } from './import-plan';
import { runImport, type ImportCounts } from './run-import';
import { sendRow } from './send-row';

/** Interval between progress updates in ms. Rendering the dialog after each row would be slow. */
const PROGRESS_EVERY_MS = 250;

/**
 * Manages the import of a CSV file.
 * @param now returns milliseconds since 1970
 */
export function useImport(now: () => number = Date.now) {
  const [state, act] = useReducer(importFlow, CLOSED);
  const isCancelled = useRef(false);
  const chosen = useRef<File | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const dispatch = useDispatch();

  useEffect(() => {
    isCancelled.current = false;
    return () => {
      isCancelled.current = true; // the import stops when the user leaves the page
    };
  }, []);

  const open = async (file: File) => {
    chosen.current = file;
    setFile(file);
    act({ type: 'chosen', fileName: file.name });
    const reading = await readCsvFile(file).catch(() => ({ problem: 'The file cannot be opened.' }));
    if (chosen.current !== file) return; // the user has selected another file
    act(
      'table' in reading
        ? { type: 'read', table: reading.table }
        : { type: 'refused', problem: reading.problem },
    );
  };

  const start = async () => {
    if (state.step !== 'preview') return;
    isCancelled.current = false;
    act({ type: 'started', at: now() });
    let shownAt = now();
    const onProgress = (counts: ImportCounts) => {
      if (now() - shownAt < PROGRESS_EVERY_MS) return;
      shownAt = now();
      act({ type: 'progressed', counts });
    };
    const tools = { send: sendRow, isCancelled: () => isCancelled.current, onProgress };
    const result = await runImport(state.table.rows, planImport(state.table, state.awards), tools);
    act({ type: 'ended', at: now(), result });
    dispatch(api.util.invalidateTags(['startups']));
  };

  const cancel = () => {
    isCancelled.current = true;
    act({ type: 'cancelled' });
  };

  return {
    state,
    /** Selected file. */
    file,
    open: (file: File) => void open(file),
    toggleAward: (header: string) => act({ type: 'award toggled', header }),
    start: () => void start(),
    cancel,
    close: () => act({ type: 'closed' }),
  };
}
