import { useEffect, useEffectEvent, useState } from 'react';
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

/** Correction that waits until the previous correction has been saved and checked. */
interface WaitingCorrection {
  readonly correction: ImportCellCorrection;
  /** Receives the reason why the correction was rejected, or null. */
  readonly settle: (refusal: string | null) => void;
}

/**
 * Returns the actions on an import. They run one at a time on the displayed version, and corrections are queued.
 * @param show receives the import after an action or after a change by another user
 * @returns `conflict` if another user changed the import before the last action, and the `failure` of the last action;
 *   `correct` itself returns the failure of a correction
 */
export function useImportActs(file: ImportFile, show: (file: ImportFile) => void) {
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SeenConflict<ImportFile> | null>(null);
  const [waiting, setWaiting] = useState<readonly WaitingCorrection[]>([]);
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
    // The error of a correction is shown at the edited cell.
    setFailure(outcome.kind === 'failed' && act !== 'correct' ? outcome.text : null);
    setBusy(null);
    return outcome;
  };
  const { id } = file;
  const seen = { id, ...ifMatch(file.version) };
  const order = { ...seen, body: {} };
  const sendCorrection = async ({ correction, settle }: WaitingCorrection) => {
    const outcome = await run('correct', () => correct({ ...seen, importCellCorrection: correction }));
    if (outcome.kind === 'done') settle(null);
    else settle(outcome.kind === 'failed' ? outcome.text : 'This import was changed in the meantime.');
  };
  const sendNext = useEffectEvent(() => {
    const [next, ...others] = waiting;
    if (!next) return;
    setWaiting(others);
    void sendCorrection(next);
  });
  // The server rejects a correction while it checks the previous correction.
  const isNextDue = waiting.length > 0 && busy === null && file.state !== 'checking';
  useEffect(() => {
    if (isNextDue) sendNext();
  }, [isNextDue]);
  return {
    busy,
    isBusy: busy !== null || waiting.length > 0,
    failure,
    conflict,
    map: (mapImport: MapImport) => void run('map', () => map({ ...seen, mapImport })),
    /**
     * Corrects a cell as soon as all queued corrections are done.
     * @returns the reason why the correction was rejected, or null
     */
    correct: (correction: ImportCellCorrection): Promise<string | null> =>
      new Promise((settle) => setWaiting((before) => [...before, { correction, settle }])),
    /** Repeats the interrupted step. */
    repeat: () => void run('repeat', () => check(order)),
    commit: () => void run('commit', () => commit(order)),
    /** @returns true if the import was cancelled */
    cancel: async () => (await run('cancel', () => cancel(order))).kind === 'done',
    undo: () => void run('undo', () => undo(order)),
  };
}
