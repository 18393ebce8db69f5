import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { ImportFile, MapImport } from '../endpoints.gen';
import {
  useCancelImportMutation,
  useCheckImportMutation,
  useCommitImportMutation,
  useMapImportMutation,
  useUndoImportMutation,
} from './imports.api';

type Act = 'map' | 'check' | 'commit' | 'cancel' | 'undo';

const FALLBACKS: Readonly<Record<Act, string>> = {
  map: 'Save failed',
  check: 'Check failed',
  commit: 'Import failed',
  cancel: 'Cancel failed',
  undo: 'Undo failed',
};

/** What a person can do with an import; one at a time, and what failed last in the server's words. */
export function useImportActs({ id }: Pick<ImportFile, 'id'>) {
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [map] = useMapImportMutation();
  const [check] = useCheckImportMutation();
  const [commit] = useCommitImportMutation();
  const [cancel] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  const run = async (act: Act, send: () => Promise<{ error?: unknown }>) => {
    setBusy(act);
    const { error } = await send();
    setFailure(error === undefined ? null : errorText(error, FALLBACKS[act]));
    setBusy(null);
  };
  const order = { id, body: {} };
  return {
    busy,
    failure,
    map: (mapImport: MapImport) => void run('map', () => map({ id, mapImport })),
    check: () => void run('check', () => check(order)),
    commit: () => void run('commit', () => commit(order)),
    cancel: () => void run('cancel', () => cancel(order)),
    undo: () => void run('undo', () => undo(order)),
  };
}
