import { useState } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import {
  type ImportCellCorrection,
  type ImportFile,
  importFileShape,
  type MapImport,
} from '@vaglio/contract';
import type { SeenConflict } from '@vaglio/ui';
import {
  useCancelImportMutation,
  useCheckImportMutation,
  useCommitImportMutation,
  useCorrectImportCellMutation,
  useMapImportMutation,
  useUndoImportMutation,
} from '../hooks.gen';

type Act = 'map' | 'correct' | 'repeat' | 'commit' | 'cancel' | 'undo';

const FALLBACKS: Readonly<Record<Act, string>> = {
  map: 'Save failed',
  correct: 'Save failed',
  repeat: 'Retry failed',
  commit: 'Import failed',
  cancel: 'Cancel failed',
  undo: 'Undo failed',
};

/**
 * What a person can do with an import, one act at a time, each of the version that is shown.
 * @param show receives the import as an act made it, or as another person did
 * @returns `conflict` when another person was faster, `failure` in the server's words; both of the last act
 */
export function useImportActs(file: ImportFile, show: (file: ImportFile) => void) {
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SeenConflict<ImportFile> | null>(null);
  const [map] = useMapImportMutation();
  const [correct] = useCorrectImportCellMutation();
  const [check] = useCheckImportMutation();
  const [commit] = useCommitImportMutation();
  const [cancel] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  const run = async (act: Act, send: () => Promise<{ data?: unknown; error?: unknown }>) => {
    setBusy(act);
    const outcome = outcomeOf(await send(), importFileShape, FALLBACKS[act]);
    const present =
      outcome.kind === 'done' ? outcome.row : outcome.kind === 'stale' ? outcome.conflict.current : null;
    if (present) show(present);
    setConflict(outcome.kind === 'stale' ? { ...outcome.conflict, seen: file } : null);
    setFailure(outcome.kind === 'failed' ? outcome.text : null);
    setBusy(null);
    return outcome.kind === 'done';
  };
  const { id } = file;
  const seen = { id, ...ifMatch(file.version) };
  const order = { ...seen, body: {} };
  return {
    busy,
    isBusy: busy !== null,
    failure,
    conflict,
    map: (mapImport: MapImport) => void run('map', () => map({ ...seen, mapImport })),
    /** @returns whether the cell is corrected */
    correct: (importCellCorrection: ImportCellCorrection) =>
      run('correct', () => correct({ ...seen, importCellCorrection })),
    /** Orders the step again that was interrupted. */
    repeat: () => void run('repeat', () => check(order)),
    commit: () => void run('commit', () => commit(order)),
    /** @returns whether it is given up */
    cancel: () => run('cancel', () => cancel(order)),
    undo: () => void run('undo', () => undo(order)),
  };
}
