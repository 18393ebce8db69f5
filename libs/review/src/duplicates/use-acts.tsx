import { useRef, useState } from 'react';
import { errorText, failureStatus } from '@vaglio/api-client';
import type { DuplicatePair, MergeChoices, MergePreview, StartupMerge } from '@vaglio/contract';
import { type LaterAct, laterActs } from '@vaglio/startups-data';
import { formatScore, useLocalToast, useStableCallback } from '@vaglio/ui';
import {
  useDismissDuplicateMutation,
  useMergeDuplicateMutation,
  usePostponeDuplicateMutation,
  useUndoKeptApartMutation,
  useUndoMergeMutation,
} from '../hooks.gen';

/** User action on a pair. Actions can be undone in reverse order. */
export type Act =
  | { readonly kind: 'merged'; readonly merge: StartupMerge }
  | { readonly kind: 'apart'; readonly id: string; readonly pair: DuplicatePair }
  | { readonly kind: 'later'; readonly pair: DuplicatePair };

/** Question whether to undo a merge whose startup has changed since. */
export type Question = {
  readonly mergeId: string;
  readonly text: string;
  readonly changes: readonly LaterAct[];
};

const UNDO_FAILED = 'Undo failed';

/**
 * Returns functions that merge pairs or decide about them. After each action, a toast offers Undo. `undo` can be called
 * repeatedly to undo earlier actions.
 */
export function useActs(onUndone: (pairId: string) => void) {
  const [acts, setActs] = useState<readonly Act[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const toast = useLocalToast();
  const closeToast = useRef(new Map<Act, () => void>());
  const [merge, { isLoading: isMerging }] = useMergeDuplicateMutation();
  const [dismiss, { isLoading: isDismissing }] = useDismissDuplicateMutation();
  const [postpone, { isLoading: isPostponing }] = usePostponeDuplicateMutation();
  const [undoMerge, { isLoading: isUndoing }] = useUndoMergeMutation();
  const [undoApart, { isLoading: isReconsidering }] = useUndoKeptApartMutation();

  const done = (act: Act) => {
    setActs((before) => [...before, act]);
    closeToast.current.set(act, toast({ message: <ActText act={act} />, undo: () => undoAct(act) }));
    return true;
  };
  const failed = (message: string) => {
    toast({ message, severity: 'error' });
    return false;
  };
  const forget = (isUndone: (act: Act) => boolean) => {
    acts.filter(isUndone).forEach((act) => closeToast.current.get(act)?.());
    setActs((before) => before.filter((act) => !isUndone(act)));
    setQuestion(null);
    toast({ message: 'Undone.' });
    return null;
  };

  /**
   * Undoes a merge. If the merged startup has changed since, it asks for a confirmation first. Resolves with the reason
   * for a failure, or null.
   */
  const takeBack = async (mergeId: string, isConfirmed: boolean): Promise<string | null> => {
    const { error } = await undoMerge({ id: mergeId, undoMergeOrder: { confirm: isConfirmed } });
    if (!error) return forget((act) => act.kind === 'merged' && act.merge.id === mergeId);
    const changes = failureStatus(error) === 409 ? laterActs(error) : null;
    if (!changes) return errorText(error, UNDO_FAILED);
    setQuestion({ mergeId, text: errorText(error, UNDO_FAILED), changes });
    return null;
  };
  const undoAct = useStableCallback(async (act: Act): Promise<string | null> => {
    if (act.kind === 'merged') return takeBack(act.merge.id, false);
    const { error } =
      act.kind === 'apart'
        ? await undoApart({ id: act.id, body: {} })
        : await postpone({ id: act.pair.id, body: { is_later: false } });
    if (error) return errorText(error, UNDO_FAILED);
    forget((each) => each === act);
    onUndone(act.pair.id);
    return null;
  });
  const orFail = async (undoing: Promise<string | null>): Promise<void> => {
    const refusal = await undoing;
    if (refusal !== null) failed(refusal);
  };
  const last = acts.at(-1);

  return {
    question,
    isBusy: isMerging || isDismissing || isPostponing,
    isUndoing: isUndoing || isReconsidering,
    closeQuestion: () => setQuestion(null),
    merge: async ({ pair, first, second }: MergePreview, choices: MergeChoices): Promise<boolean> => {
      const versions = { first: first.version, second: second.version };
      const { data, error } = await merge({ id: pair.id, mergeOrder: { choices, versions } });
      if (error || !data) return failed(errorText(error, 'Merge failed'));
      return done({ kind: 'merged', merge: data });
    },
    keepApart: async (pair: DuplicatePair): Promise<boolean> => {
      const { data, error } = await dismiss({ id: pair.id, body: {} });
      if (error || !data) return failed(errorText(error, 'Update failed'));
      return done({ kind: 'apart', id: data.id, pair });
    },
    putOff: async (pair: DuplicatePair): Promise<boolean> => {
      const { error } = await postpone({ id: pair.id, body: {} });
      if (error) return failed(errorText(error, 'Update failed'));
      return done({ kind: 'later', pair });
    },
    undoMerge: (mergeId: string, isConfirmed: boolean) => orFail(takeBack(mergeId, isConfirmed)),
    undoApart: async (id: string): Promise<void> => {
      const { error } = await undoApart({ id, body: {} });
      if (error) return void failed(errorText(error, UNDO_FAILED));
      forget((act) => act.kind === 'apart' && act.id === id);
    },
    /** Undoes the last action; null if there is no action to undo. */
    undo: last && !isUndoing && !isReconsidering ? () => void orFail(undoAct(last)) : null,
  };
}

/** Text of the toast after an action, such as 'Alpha AG is now part of Beta SA. Score 12 to 14.' */
function ActText({ act }: { readonly act: Act }) {
  if (act.kind === 'merged') {
    const { merged_name, survivor_name, score_before, score_after } = act.merge;
    return (
      <>
        <b>{merged_name}</b> is now part of <b>{survivor_name}</b>. Score {formatScore(score_before)} to{' '}
        {formatScore(score_after)}.
      </>
    );
  }
  const { first, second } = act.pair;
  return (
    <>
      <b>{first.company_name}</b> and <b>{second.company_name}</b>{' '}
      {act.kind === 'apart' ? 'are kept apart.' : 'are now last.'}
    </>
  );
}
